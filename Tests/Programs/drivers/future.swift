// repository: Thomvis/BrightFutures
// commit: a4b4cb27ef1525739988184dac73a1a462f9d62d
// files: Sources/BrightFutures
// module: BrightFutures
// swift-version: 5
// A future that one thread completes while another one adds a handler.
import BrightFutures
import Dispatch

let promise = Promise<Int, Never>()
let done = DispatchSemaphore(value: 0)
DispatchQueue.global().async { promise.success(1) }
promise.future.onSuccess(DispatchQueue(label: "handlers").context) { value in
  print(value)
  done.signal()
}
done.wait()
