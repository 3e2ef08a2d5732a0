// outcomes: block
// `Thread.exit()` ends the main thread and not the program, which any other thread may end.
import Foundation

func run() {
  DispatchQueue.main.async {
    print("block")
    exit(0)
  }
  Thread.exit()
}
run()
