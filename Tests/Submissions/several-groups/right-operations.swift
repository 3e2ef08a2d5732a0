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
    let page = BlockOperation(block: publish)
    var operations: [Operation] = [page]
    for section in sections {
      let layout = BlockOperation { layOut(section.name) }
      page.addDependency(layout)
      for article in section.articles {
        let loading = BlockOperation { fetch(article) }
        layout.addDependency(loading)
        operations.append(loading)
      }
      operations.append(layout)
    }
    queue.addOperations(operations, waitUntilFinished: false)
  }
}
