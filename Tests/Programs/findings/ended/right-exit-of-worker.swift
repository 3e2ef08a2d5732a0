// finds: nothing
// outcomes: done
// While the main thread waits for blocks forever, another thread is who ends the program.
import Dispatch
import Foundation

DispatchQueue.global().async {
  print("done")
  exit(0)
}
dispatchMain()
