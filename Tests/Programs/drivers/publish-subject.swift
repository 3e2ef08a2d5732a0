// repository: ReactiveX/RxSwift
// commit: 5abdfe46cc21e4d536cdfc3dd09e130503f599fb
// files: RxSwift Platform
// module: RxSwift
// swift-version: 5
// Two threads send into one subject, which the library's rules forbid.
import Dispatch
import RxSwift

let subject = PublishSubject<Int>()
nonisolated(unsafe) var sum = 0
let subscription = subject.subscribe(onNext: { sum += $0 })
DispatchQueue.concurrentPerform(iterations: 2) { number in
  subject.onNext(number + 1)
}
print(sum)
