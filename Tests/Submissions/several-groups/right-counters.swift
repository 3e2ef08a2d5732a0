import Dispatch
import Synchronization

/// A section of a front page, and the articles that it shows.
struct Section: Sendable {
  let name: String
  let articles: [String]
}

/// Calls a closure when it was told often enough that something is done.
private final class Countdown: Sendable {
  private let left: Atomic<Int>
  private let action: @Sendable () -> Void

  init(_ count: Int, on queue: DispatchQueue, _ action: @escaping @Sendable () -> Void) {
    left = Atomic(count)
    self.action = action
    if count == 0 { queue.async(execute: action) }
  }

  func oneIsDone() {
    let (_, now) = left.subtract(1, ordering: .acquiringAndReleasing)
    if now == 0 { action() }
  }
}

/// Loads the sections of a front page.
final class FrontPage: Sendable {
  private let queue = DispatchQueue(label: "page", attributes: .concurrent)

  /// Loads the articles of all sections at the same time.
  func load(
    _ sections: [Section], fetch: @escaping @Sendable (String) -> Void,
    layOut: @escaping @Sendable (String) -> Void, publish: @escaping @Sendable () -> Void
  ) {
    let page = Countdown(sections.count, on: queue, publish)
    for section in sections {
      let articles = Countdown(section.articles.count, on: queue) {
        layOut(section.name)
        page.oneIsDone()
      }
      for article in section.articles {
        queue.async {
          fetch(article)
          articles.oneIsDone()
        }
      }
    }
  }
}
