// repository: ReSwift/ReSwift
// commit: 11f0a2e4965487c8d1f1dd1cffc59e39ef3f2666
// files: ReSwift
// without: ReSwiftTests
// module: ReSwift
// swift-version: 5
// A store that two threads dispatch to, which its documentation does not promise.
import Dispatch
import ReSwift

struct Increase: Action {}

let store = Store<Int>(reducer: { _, state in (state ?? 0) + 1 }, state: 0)
DispatchQueue.concurrentPerform(iterations: 2) { _ in store.dispatch(Increase()) }
print(store.state ?? 0)
