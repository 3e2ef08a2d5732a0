// diagnosis: wrongResult
// Counts each section as it is begun: one that is laid out before the next is counted publishes the page.
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
    if sections.isEmpty { queue.async(execute: publish) }
    let missing = Count()
    for section in sections {
      missing.begin()
      let group = DispatchGroup()
      for article in section.articles {
        queue.async(group: group) { fetch(article) }
      }
      group.notify(queue: queue) {
        layOut(section.name)
        if missing.end() { publish() }
      }
    }
  }
}
