// repository: freshOS/Then
// commit: 709112d17ac9f61060b28c86d61d3f0f9b66c08a
// files: Sources/Then
// module: Then
// swift-version: 5
// A promise that another thread keeps.
import Dispatch
import Then

let done = DispatchSemaphore(value: 0)
let promise = Promise<Int> { resolve, _ in
  DispatchQueue.global().async { resolve(1) }
}
promise.then { value in
  print(value)
  done.signal()
}
done.wait()
