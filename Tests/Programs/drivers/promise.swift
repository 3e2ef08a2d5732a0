// repository: khanlou/Promise
// commit: 2949f58f2ca81964447a1435f6e162d5cb4bb092
// files: Promise
// module: Promise
// swift-version: 5
// A promise that is fulfilled by one thread while another one adds a handler.
import Dispatch
import Promise

let promise = Promise<Int>()
let done = DispatchSemaphore(value: 0)
DispatchQueue.global().async { promise.fulfill(1) }
promise.then(on: DispatchQueue(label: "handlers")) { value in
  print(value)
  done.signal()
}
done.wait()
