// outcomes: end
// Replacing a source's data by 0 takes back what the event handler was not told yet.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "queue")
  let source = DispatchSource.makeUserDataReplaceSource(queue: queue)
  source.setEventHandler { print(source.data, terminator: " ") }
  source.activate()
  queue.sync {}
  queue.suspend()
  source.replace(data: 5)
  source.replace(data: 0)
  queue.resume()
  queue.sync {}
  source.cancel()
  print("end")
}
run()
