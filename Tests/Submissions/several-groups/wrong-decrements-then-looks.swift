// expected: wrongResult
import Dispatch
import Foundation

/// A section of a front page, and the articles that it shows.
struct Section: Sendable {
  let name: String
  let articles: [String]
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
    let page = Counter(sections.count)
    if sections.isEmpty { queue.async { publish() } }
    for section in sections {
      let complete: @Sendable () -> Void = {
        layOut(section.name)
        if page.decrement() == 0 { publish() }
      }
      let articles = Counter(section.articles.count)
      if section.articles.isEmpty { queue.async { complete() } }
      for article in section.articles {
        queue.async {
          fetch(article)
          articles.decrement()
          if articles.value == 0 { complete() }
        }
      }
    }
  }
}

/// A number that many threads count down.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var number: Int

  init(_ number: Int) {
    self.number = number
  }

  var value: Int { lock.withLock { number } }

  @discardableResult
  func decrement() -> Int {
    lock.withLock {
      number -= 1
      return number
    }
  }
}
