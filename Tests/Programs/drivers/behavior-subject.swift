// repository: ReactiveX/RxSwift
// commit: 5abdfe46cc21e4d536cdfc3dd09e130503f599fb
// files: RxSwift Platform
// module: RxSwift
// swift-version: 5
// One thread sends into a subject while another one subscribes.
import Dispatch
import RxSwift

let subject = BehaviorSubject(value: 0)
DispatchQueue.concurrentPerform(iterations: 2) { number in
  if number == 0 {
    subject.onNext(1)
  } else {
    _ = subject.subscribe(onNext: { _ in })
  }
}
print((try? subject.value()) ?? -1)
