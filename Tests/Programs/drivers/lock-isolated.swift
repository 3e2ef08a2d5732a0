// repository: pointfreeco/swift-concurrency-extras
// commit: 222b539117e97856d1570dade68486ff9d0ae6cd
// files: Sources/ConcurrencyExtras
// module: ConcurrencyExtras
// swift-version: 6
// A value behind a lock, changed by two tasks.
import ConcurrencyExtras

let count = LockIsolated(0)
await withTaskGroup(of: Void.self) { group in
  for _ in 0..<2 {
    group.addTask { count.withValue { $0 += 1 } }
  }
}
print(count.value)
