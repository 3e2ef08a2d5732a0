// finds: nothing
// assumes: barrierTurn
// outcomes: read line written
// The barrier of a concurrent queue that has a serial target: Dispatch runs it before the target's own block.
import Dispatch

func run() {
  let line = DispatchQueue(label: "line")
  let files = DispatchQueue(label: "files", attributes: .concurrent, target: line)
  let group = DispatchGroup()
  line.suspend()
  files.async(group: group) { print("read", terminator: " ") }
  files.async(group: group, flags: .barrier) { print("written") }
  line.async(group: group) { print("line", terminator: " ") }
  line.resume()
  group.wait()
}
run()
