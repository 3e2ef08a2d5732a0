// finds: nothing
// outcomes: saved / shown / told
// The main thread has run what it was asked for, and does nothing of its own: the program may end.
import Dispatch
import Foundation

let screen = DispatchQueue(label: "screen", target: .main)
DispatchQueue.global().async {
  DispatchQueue.main.sync { print("saved") }
  screen.sync { print("shown") }
  let telling = BlockOperation { print("told") }
  OperationQueue.main.addOperations([telling], waitUntilFinished: true)
  exit(0)
}
dispatchMain()
