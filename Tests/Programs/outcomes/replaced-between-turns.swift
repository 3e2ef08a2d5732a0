// outcomes: end|3 end
// The twin of replaced-by-nothing: the queue may come to the source between the two.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "queue")
  let source = DispatchSource.makeUserDataReplaceSource(queue: queue)
  source.setEventHandler { print(source.data, terminator: " ") }
  source.activate()
  queue.sync {}
  source.replace(data: 3)
  source.replace(data: 0)
  queue.sync {}
  queue.sync {}
  source.cancel()
  print("end")
}
run()
