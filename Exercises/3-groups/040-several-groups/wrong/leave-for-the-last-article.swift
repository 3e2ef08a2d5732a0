// diagnosis: groupNeverLeft
// The last article lays the section out and leaves; a section without articles has no last one.
import Dispatch
import Foundation

/// Tells the last of several from the others.
private final class Countdown: @unchecked Sendable {
  private let lock = NSLock()
  private var left: Int

  init(from count: Int) { left = count }

  func isLast() -> Bool {
    lock.withLock {
      left -= 1
      return left == 0
    }
  }
}

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
    let page = DispatchGroup()
    for section in sections {
      page.enter()
      let left = Countdown(from: section.articles.count)
      for article in section.articles {
        queue.async {
          fetch(article)
          guard left.isLast() else { return }
          layOut(section.name)
          page.leave()
        }
      }
    }
    page.notify(queue: queue, execute: publish)
  }
}
