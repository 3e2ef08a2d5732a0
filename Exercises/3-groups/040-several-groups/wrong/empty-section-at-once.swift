// diagnosis: tooSlow
// Lays out an empty section at once, on the thread that has yet to ask for the other sections' articles.
import Dispatch

/// A section of a front page, and the articles that it shows.
struct Section: Sendable {
  let name: String
  let articles: [String]
}

/// Loads the sections of a front page.
final class FrontPage: @unchecked Sendable {
  private let queue = DispatchQueue(label: "page", attributes: .concurrent)
  func load(
    _ sections: [Section], fetch: @escaping @Sendable (String) -> Void,
    layOut: @escaping @Sendable (String) -> Void, publish: @escaping @Sendable () -> Void
  ) {
    let page = DispatchGroup()
    for section in sections {
      if section.articles.isEmpty {
        layOut(section.name)
        continue
      }
      page.enter()
      let group = DispatchGroup()
      for article in section.articles { queue.async(group: group) { fetch(article) } }
      group.notify(queue: queue) {
        layOut(section.name)
        page.leave()
      }
    }
    page.notify(queue: queue, execute: publish)
  }
}
