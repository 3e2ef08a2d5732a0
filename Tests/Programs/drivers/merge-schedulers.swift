// repository: ReactiveX/RxSwift
// commit: 5abdfe46cc21e4d536cdfc3dd09e130503f599fb
// files: RxSwift Platform
// module: RxSwift
// swift-version: 5
// Two streams on two queues are merged; the values come one at a time.
import Dispatch
import RxSwift

let done = DispatchSemaphore(value: 0)
nonisolated(unsafe) var sum = 0
let streams = (1...2).map { number in
  Observable.just(number).observe(
    on: SerialDispatchQueueScheduler(internalSerialQueueName: "queue \(number)"))
}
let subscription = Observable.merge(streams).subscribe(
  onNext: { sum += $0 }, onCompleted: { done.signal() })
done.wait()
print(sum)
