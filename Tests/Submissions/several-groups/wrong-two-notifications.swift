// expected: wrongResult
import Dispatch

/// A section of a front page, and the articles that it shows.
struct Section: Sendable {
  let name: String
  let articles: [String]
}

/// Loads the sections of a front page.
final class FrontPage: @unchecked Sendable {
  private let queue = DispatchQueue(label: "page", attributes: .concurrent)

  /// Loads the articles of all sections at the same time.
  func load(
    _ sections: [Section], fetch: @escaping @Sendable (String) -> Void,
    layOut: @escaping @Sendable (String) -> Void, publish: @escaping @Sendable () -> Void
  ) {
    let page = DispatchGroup()
    for section in sections {
      page.enter()
      let group = DispatchGroup()
      for article in section.articles {
        queue.async(group: group) { fetch(article) }
      }
      group.notify(queue: queue) { layOut(section.name) }
      group.notify(queue: queue) { page.leave() }
    }
    page.notify(queue: queue, execute: publish)
  }
}
