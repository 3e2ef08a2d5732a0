// Events of the program's own are joined until the handler comes to them.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "sources")
  let add = DispatchSource.makeUserDataAddSource(queue: queue)
  let or = DispatchSource.makeUserDataOrSource(queue: queue)
  let replace = DispatchSource.makeUserDataReplaceSource(queue: queue)
  let done = DispatchSemaphore(value: 0)
  add.setEventHandler {
    print("add", add.data)
    done.signal()
  }
  or.setEventHandler {
    print("or", or.data)
    done.signal()
  }
  replace.setEventHandler {
    print("replace", replace.data)
    done.signal()
  }
  queue.suspend()
  add.activate()
  or.activate()
  replace.activate()
  add.add(data: 1)
  add.add(data: 2)
  queue.resume()
  done.wait()
  queue.suspend()
  or.or(data: 1)
  or.or(data: 4)
  queue.resume()
  done.wait()
  queue.suspend()
  replace.replace(data: 1)
  replace.replace(data: 4)
  queue.resume()
  done.wait()
}

run()
