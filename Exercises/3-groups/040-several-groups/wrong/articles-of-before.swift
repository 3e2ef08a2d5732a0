// diagnosis: wrongResult
// Remembers which articles have been loaded, and does not load them again when the page is loaded again.
import Dispatch
import Foundation

struct Section: Sendable {
  let name: String
  let articles: [String]
}

final class FrontPage: @unchecked Sendable {
  private let queue = DispatchQueue(label: "page", attributes: .concurrent)
  private let groups = Groups()
  func load(
    _ sections: [Section], fetch: @escaping @Sendable (String) -> Void,
    layOut: @escaping @Sendable (String) -> Void, publish: @escaping @Sendable () -> Void
  ) {
    let page = DispatchGroup()
    for section in sections {
      let all = DispatchGroup()
      for article in section.articles {
        let (group, isNew) = groups.group(of: article)
        if isNew {
          queue.async {
            fetch(article); group.leave()
          }
        }
        all.enter()
        group.notify(queue: queue) { all.leave() }
      }
      page.enter()
      all.notify(queue: queue) {
        layOut(section.name)
        page.leave()
      }
    }
    page.notify(queue: queue, execute: publish)
  }
}
private final class Groups: @unchecked Sendable {
  private let lock = NSLock()
  private var groups: [String: DispatchGroup] = [:]
  func group(of article: String) -> (DispatchGroup, Bool) {
    lock.withLock {
      if let g = groups[article] { return (g, false) }
      let g = DispatchGroup()
      g.enter()
      groups[article] = g
      return (g, true)
    }
  }
}
