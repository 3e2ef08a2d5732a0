// diagnosis: wrongResult
// Returns at once if there are no photos: the index of an empty album is missing.

import Foundation

struct AlbumSteps: Sendable {
  let download: @Sendable (_ name: String) -> Int
  let shrink: @Sendable (_ original: Int) -> Int
  let index: @Sendable (_ previews: [Int]) -> Int
}

/// An operation with a value, which others need.
final class Step<Value: Sendable>: Operation, @unchecked Sendable {
  private let work: () -> Value
  private(set) var value: Value?
  init(after needed: [Operation], _ work: @escaping () -> Value) {
    self.work = work
    super.init()
    for operation in needed { addDependency(operation) }
  }
  override func main() { value = work() }
}
final class Album: Sendable {
  private let queue = OperationQueue()
  func make(of names: [String], with steps: AlbumSteps) -> Int? {
    if names.isEmpty { return nil }
    let downloads = names.map { name in Step(after: []) { steps.download(name) } }
    let shrinks = downloads.map { download in
      Step(after: [download]) { steps.shrink(download.value ?? 0) }
    }
    let index = Step(after: shrinks) { steps.index(shrinks.map { $0.value ?? 0 }) }
    queue.addOperations(downloads + shrinks + [index], waitUntilFinished: true)
    return index.value
  }
}
