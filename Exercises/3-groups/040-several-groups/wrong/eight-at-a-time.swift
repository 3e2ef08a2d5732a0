// diagnosis: tooSlow
// Operations that depend on one another, of which the queue runs eight at a time, so as not to have too many threads.
import Foundation

struct Section: Sendable {
  let name: String
  let articles: [String]
}

final class FrontPage: @unchecked Sendable {
  private let queue = OperationQueue()
  func load(
    _ sections: [Section], fetch: @escaping @Sendable (String) -> Void,
    layOut: @escaping @Sendable (String) -> Void, publish: @escaping @Sendable () -> Void
  ) {
    queue.maxConcurrentOperationCount = 8
    let last = BlockOperation(block: publish)
    var all: [Operation] = [last]
    for section in sections {
      let lay = BlockOperation { layOut(section.name) }
      last.addDependency(lay)
      all.append(lay)
      for article in section.articles {
        let get = BlockOperation { fetch(article) }
        lay.addDependency(get)
        all.append(get)
      }
    }
    queue.addOperations(all, waitUntilFinished: false)
  }
}
