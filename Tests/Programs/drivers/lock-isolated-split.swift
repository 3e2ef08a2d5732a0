// repository: pointfreeco/swift-concurrency-extras
// commit: 222b539117e97856d1570dade68486ff9d0ae6cd
// files: Sources/ConcurrencyExtras
// module: ConcurrencyExtras
// swift-version: 6
// A value behind a lock that is read and written in two steps: an update can be lost.
import ConcurrencyExtras

let count = LockIsolated(0)
await withTaskGroup(of: Void.self) { group in
  for _ in 0..<2 {
    group.addTask { count.setValue(count.value + 1) }
  }
}
print(count.value)
