// Whether two additions arrive together or one by one is open; their sum is not.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "source")
  let source = DispatchSource.makeUserDataAddSource(queue: queue)
  let done = DispatchSemaphore(value: 0)
  nonisolated(unsafe) var parts: [UInt] = []
  source.setEventHandler {
    parts.append(source.data)
    if parts.reduce(0, +) == 3 { done.signal() }
  }
  source.activate()
  source.add(data: 1)
  source.add(data: 2)
  done.wait()
  print(queue.sync { parts })
}

run()
