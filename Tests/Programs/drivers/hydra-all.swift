// repository: malcommac/Hydra
// commit: dde016391e8fbeec9fc9aac1174bd73b7311059a
// files: Sources/Hydra
// module: Hydra
// swift-version: 5
// Two promises that are fulfilled in the background, and one that waits for both.
import Dispatch
import Hydra

let done = DispatchSemaphore(value: 0)
let promises = (1...2).map { number in
  Promise<Int>(in: .custom(queue: DispatchQueue(label: "queue \(number)"))) { resolve, _, _ in
    resolve(number)
  }
}
all(promises).then(in: .custom(queue: DispatchQueue(label: "handlers"))) { values in
  print(values.sorted())
  done.signal()
}
done.wait()
