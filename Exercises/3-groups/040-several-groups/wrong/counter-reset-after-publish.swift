// diagnosis: groupNeverLeft
// The page counts its sections, and begins anew only when publish has returned; the page may be loaded by then.
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
  private let laidOut = Mutex(0)

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
    guard !sections.isEmpty else { return queue.async(execute: publish) }
    for section in sections {
      let group = DispatchGroup()
      for article in section.articles {
        queue.async(group: group) { fetch(article) }
      }
      group.notify(queue: queue) {
        layOut(section.name)
        let count = self.laidOut.withLock { count in
          count += 1
          return count
        }
        if count == sections.count {
          publish()
          self.laidOut.withLock { $0 = 0 }
        }
      }
    }
  }
}
