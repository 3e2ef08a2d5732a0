// expected: groupNeverLeft
// Nothing is counted down where there are no articles or sections.
import Dispatch
import Synchronization

/// A section of a front page, and the articles that it shows.
struct Section: Sendable {
  let name: String
  let articles: [String]
}

/// Loads the sections of a front page.
final class FrontPage: @unchecked Sendable {
  private let queue = DispatchQueue(label: "page", attributes: .concurrent)

  private final class Counter: Sendable {
    let left: Atomic<Int>
    init(_ count: Int) { left = Atomic(count) }

    /// Whether this was the last one.
    func countDown() -> Bool {
      left.subtract(1, ordering: .acquiringAndReleasing).newValue == 0
    }
  }

  /// Loads the articles of all sections at the same time.
  ///
  /// - Parameters:
  ///   - fetch: Loads an article, which takes a while.
  ///   - layOut: Lays out a section; called once for each, when all its articles are there.
  ///   - publish: Called once, when all sections are laid out.
  func load(
    _ sections: [Section], fetch: @escaping @Sendable (String) -> Void,
    layOut: @escaping @Sendable (String) -> Void, publish: @escaping @Sendable () -> Void
  ) {
    let sectionsLeft = Counter(sections.count)
    for section in sections {
      let articlesLeft = Counter(section.articles.count)
      for article in section.articles {
        queue.async {
          fetch(article)
          if articlesLeft.countDown() {
            layOut(section.name)
            if sectionsLeft.countDown() { publish() }
          }
        }
      }
    }
  }
}
