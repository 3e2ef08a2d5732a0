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
    guard !sections.isEmpty else {
      queue.async(execute: publish)
      return
    }
    let page = Countdown(from: sections.count, then: publish)
    for section in sections {
      let finish: @Sendable () -> Void = {
        layOut(section.name)
        page.countDown()
      }
      if section.articles.isEmpty {
        queue.async(execute: finish)
        continue
      }
      let articles = Countdown(from: section.articles.count, then: finish)
      for article in section.articles {
        queue.async {
          fetch(article)
          articles.countDown()
        }
      }
    }
  }
}

/// Does something when it has been counted down to zero.
private final class Countdown: @unchecked Sendable {
  private let lock = NSLock()
  private var left: Int
  private let then: @Sendable () -> Void

  init(from count: Int, then: @escaping @Sendable () -> Void) {
    left = count
    self.then = then
  }

  func countDown() {
    let isLast = lock.withLock {
      left -= 1
      return left == 0
    }
    if isLast { then() }
  }
}
