// finds: deadlock
// line: 13 22
// A source whose event handler is a barrier is one on its concurrent queue: what the handler waits for never starts.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "queue", attributes: .concurrent)
  let isDone = DispatchSemaphore(value: 0), isOver = DispatchSemaphore(value: 0)
  let source = DispatchSource.makeUserDataAddSource(queue: queue)
  func start(_ flags: DispatchWorkItemFlags) {
    source.setEventHandler(flags: flags) {
      queue.async { isDone.signal() }
      isDone.wait()
      isOver.signal()
    }
    source.activate()
  }

  start(.barrier)
  source.add(data: 1)
  func end() {
    isOver.wait()
  }
  end()
}

run()
