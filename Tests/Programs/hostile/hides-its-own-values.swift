// diagnosis: wrongResult
// Hides from the check what a section has to wait for.
// exercise: several-groups
import Dispatch
import Foundation

struct Section: Sendable {
  let name: String
  private let all: [String]
  static let hidden = NSLock()
  nonisolated(unsafe) static var isHiding = false
  init(name: String, articles: [String]) { self.name = name; all = articles }
  var articles: [String] { Self.hidden.withLock { Self.isHiding } ? [] : all }
}

final class FrontPage: @unchecked Sendable {
  private let queue = DispatchQueue(label: "page", attributes: .concurrent)
  func load(
    _ sections: [Section], fetch: @escaping @Sendable (String) -> Void,
    layOut: @escaping @Sendable (String) -> Void, publish: @escaping @Sendable () -> Void
  ) {
    let lists = sections.map { ($0.name, $0.articles) }
    Section.hidden.withLock { Section.isHiding = true }
    let page = DispatchGroup()
    for (name, articles) in lists {
      for article in articles { queue.async(group: page) { fetch(article) } }
      queue.async(group: page) { layOut(name) }
    }
    page.notify(queue: queue) { publish() }
  }
}
