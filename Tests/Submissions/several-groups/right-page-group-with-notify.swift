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
    page.enter()  // for the list of sections, as long as it is being gone through
    page.notify(queue: queue, execute: publish)
    for section in sections {
      page.enter()
      fetchAll(section.articles, fetch) {
        layOut(section.name)
        page.leave()
      }
    }
    page.leave()
  }

  /// Fetches articles at the same time, and goes on when all of them are there.
  private func fetchAll(
    _ articles: [String], _ fetch: @escaping @Sendable (String) -> Void,
    then next: @escaping @Sendable () -> Void
  ) {
    let group = DispatchGroup()
    for article in articles {
      group.enter()
      queue.async {
        fetch(article)
        group.leave()
      }
    }
    group.notify(queue: queue) { next() }
  }
}
