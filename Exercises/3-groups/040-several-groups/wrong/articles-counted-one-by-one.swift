// diagnosis: wrongResult
// Counts each article as it is asked for: one that is there before the next is counted makes a whole section.
import Dispatch
import Synchronization

/// A section of a front page, and the articles that it shows.
struct Section: Sendable {
  let name: String
  let articles: [String]
}

/// Counts what is not done yet.
private final class Count: Sendable {
  private let open = Mutex(0)

  func begin() { open.withLock { $0 += 1 } }

  /// Whether nothing is open any more.
  func end() -> Bool {
    open.withLock { open in
      open -= 1
      return open == 0
    }
  }
}

/// Loads the sections of a front page.
final class FrontPage: @unchecked Sendable {
  private let queue = DispatchQueue(label: "page", attributes: .concurrent)

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
    let page = DispatchGroup()
    for section in sections {
      page.enter()
      let layOutAndLeave: @Sendable () -> Void = {
        layOut(section.name)
        page.leave()
      }
      if section.articles.isEmpty { queue.async(execute: layOutAndLeave) }
      let missing = Count()
      for article in section.articles {
        missing.begin()
        queue.async {
          fetch(article)
          if missing.end() { layOutAndLeave() }
        }
      }
    }
    page.notify(queue: queue, execute: publish)
  }
}
