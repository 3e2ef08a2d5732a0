// finds: nothing
// outcomes: done
// A program may end on another thread while its run loop waits for what is handed to it.
import Foundation

DispatchQueue.global().async {
  print("done")
  exit(0)
}
RunLoop.main.run()
