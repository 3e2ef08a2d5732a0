// repository: ReactiveX/RxSwift
// commit: 5abdfe46cc21e4d536cdfc3dd09e130503f599fb
// files: RxSwift Platform
// module: RxSwift
// swift-version: 5
// A disposable that two threads dispose of acts once.
import Dispatch
import RxSwift

nonisolated(unsafe) var count = 0
let disposable = Disposables.create { count += 1 }
DispatchQueue.concurrentPerform(iterations: 2) { _ in disposable.dispose() }
print(count)
