// outcomes: false|true
// A source's cancel handler may come before its suspension: a turn that found the source suspended has looked, too.
import Dispatch
import Synchronization

let isTold = Atomic<Bool>(false)

func run() {
  let queue = DispatchQueue(label: "queue")
  let over = DispatchSemaphore(value: 0)
  let source = DispatchSource.makeUserDataAddSource(queue: queue)
  source.setEventHandler {}
  source.setCancelHandler {
    isTold.store(true, ordering: .sequentiallyConsistent)
    over.signal()
  }
  source.activate()
  source.cancel()
  source.suspend()
  let wasTold = isTold.load(ordering: .sequentiallyConsistent)
  source.resume()
  over.wait()
  print(wasTold)
}
run()
