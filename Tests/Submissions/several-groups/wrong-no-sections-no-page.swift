// expected: groupNeverLeft
// The section whose layOut ends last publishes; without sections nobody does.
import Dispatch
import Foundation

struct Section: Sendable {
  let name: String
  let articles: [String]
}

final class FrontPage: @unchecked Sendable {
  private let queue = DispatchQueue(label: "page", attributes: .concurrent)
  private let lock = NSLock()
  private var laidOut = 0

  func load(
    _ sections: [Section], fetch: @escaping @Sendable (String) -> Void,
    layOut: @escaping @Sendable (String) -> Void, publish: @escaping @Sendable () -> Void
  ) {
    let total = sections.count
    for section in sections {
      let group = DispatchGroup()
      for article in section.articles {
        queue.async(group: group) { fetch(article) }
      }
      group.notify(queue: queue) {
        layOut(section.name)
        let isComplete = self.lock.withLock {
          self.laidOut += 1
          return self.laidOut == total
        }
        if isComplete { publish() }
      }
    }
  }
}
