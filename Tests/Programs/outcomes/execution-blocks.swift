// outcomes: 2 1|2 2
// Two threads add a block each to an operation, which runs its blocks in the order in which they came.
import Foundation
import Synchronization

final class Last: Sendable { let value = Atomic(0) }

func run() {
  let last = Last()
  let operation = BlockOperation()
  nonisolated(unsafe) let shared = operation
  let all = DispatchGroup()
  for number in 1...2 {
    DispatchQueue.global().async(group: all) {
      shared.addExecutionBlock { last.value.store(number, ordering: .relaxed) }
    }
  }
  all.wait()
  let count = operation.executionBlocks.count
  operation.start()
  print(count, last.value.load(ordering: .relaxed))
}
run()
