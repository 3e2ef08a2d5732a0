// outcomes: 2 0
// The data of a source is gone when its end is told.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "queue")
  nonisolated(unsafe) let source = DispatchSource.makeUserDataAddSource(queue: queue)
  let isOver = DispatchSemaphore(value: 0)
  source.setEventHandler {
    print(source.data, terminator: " ")
    source.cancel()
  }
  source.setCancelHandler { isOver.signal() }
  source.activate()
  source.add(data: 2)
  isOver.wait()
  print(source.data)
}

run()
