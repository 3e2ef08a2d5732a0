import Dispatch
import Synchronization

struct Section: Sendable {
  let name: String
  let articles: [String]
}

/// Does something when it has been called so many times.
private final class Countdown: Sendable {
  private let left: Mutex<Int>
  private let action: @Sendable () -> Void

  init(_ count: Int, action: @escaping @Sendable () -> Void) {
    left = Mutex(count)
    self.action = action
  }

  func tick() {
    let isLast = left.withLock { left in
      left -= 1
      return left == 0
    }
    if isLast { action() }
  }
}

final class FrontPage: Sendable {
  private let queue = DispatchQueue(label: "page", attributes: .concurrent)

  func load(
    _ sections: [Section], fetch: @escaping @Sendable (String) -> Void,
    layOut: @escaping @Sendable (String) -> Void, publish: @escaping @Sendable () -> Void
  ) {
    // One more tick for the loop itself, so that an empty page is published too.
    let page = Countdown(sections.count + 1, action: publish)
    for section in sections {
      let articles = Countdown(section.articles.count + 1) {
        layOut(section.name)
        page.tick()
      }
      for article in section.articles {
        queue.async {
          fetch(article)
          articles.tick()
        }
      }
      queue.async { articles.tick() }
    }
    queue.async { page.tick() }
  }
}
