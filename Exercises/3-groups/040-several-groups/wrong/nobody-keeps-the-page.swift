// diagnosis: wrongResult
// The blocks do not keep the page: if nobody else does, a section is laid out without its articles.
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
      queue.async(group: page) { [weak self] in
        let group = DispatchGroup()
        for article in section.articles {
          self?.queue.async(group: group) { fetch(article) }
        }
        group.wait()
        layOut(section.name)
      }
    }
    page.notify(queue: queue, execute: publish)
  }
}
