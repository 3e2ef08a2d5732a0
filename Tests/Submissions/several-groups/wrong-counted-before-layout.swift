// expected: wrongResult
// Counts a section before its layOut has returned, so the page goes out while another layOut still
// runs.
import Dispatch
import Synchronization

struct Section: Sendable {
  let name: String
  let articles: [String]
}

final class FrontPage: @unchecked Sendable {
  private let queue = DispatchQueue(label: "page", attributes: .concurrent)

  func load(
    _ sections: [Section], fetch: @escaping @Sendable (String) -> Void,
    layOut: @escaping @Sendable (String) -> Void, publish: @escaping @Sendable () -> Void
  ) {
    guard !sections.isEmpty else {
      queue.async(execute: DispatchWorkItem(block: publish))
      return
    }
    let open = Mutex(sections.count)
    let box = Box(open: open)
    for section in sections {
      let group = DispatchGroup()
      for article in section.articles {
        queue.async(group: group) { fetch(article) }
      }
      group.notify(queue: queue) {
        let isLast = box.open.withLock { open in
          open -= 1
          return open == 0
        }
        layOut(section.name)
        if isLast { publish() }
      }
    }
  }

  private final class Box: Sendable {
    let open: Mutex<Int>
    init(open: consuming Mutex<Int>) { self.open = open }
  }
}
