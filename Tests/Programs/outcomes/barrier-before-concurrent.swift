// finds: nothing
// outcomes: read written
// A barrier of a concurrent queue that has a concurrent target.
import Dispatch

func run() {
  let all = DispatchQueue(label: "all", attributes: .concurrent)
  let files = DispatchQueue(label: "files", attributes: .concurrent, target: all)
  files.async { print("read", terminator: " ") }
  files.async(flags: .barrier) { print("written") }
  files.sync {}
}
run()
