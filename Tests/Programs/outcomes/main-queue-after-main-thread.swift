// outcomes: block answered
// Where the main thread ends before the others, workers run the main queue.
import Foundation

func run() {
  let answer = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    DispatchQueue.main.async {
      print("block", terminator: " ")
      answer.signal()
    }
    answer.wait()
    print("answered")
  }
  pthread_exit(nil)
}
run()
