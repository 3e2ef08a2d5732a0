// finds: nothing
// outcomes: 1 registration event 2
// What has come in when the registration handler ends is told at once, before what stands behind the source in line.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "queue")
  let source = DispatchSource.makeUserDataAddSource(queue: queue)
  let group = DispatchGroup()
  group.enter()
  source.setRegistrationHandler { print("registration", terminator: " ") }
  source.setEventHandler {
    print("event", terminator: " ")
    group.leave()
  }
  queue.suspend()
  queue.async(group: group) { print("1", terminator: " ") }
  source.activate()
  queue.async(group: group) { print("2") }
  source.add(data: 1)
  queue.resume()
  group.wait()
  source.cancel()
}
run()
