// finds: nothing
// outcomes: 1
// Each thread uses its own dictionary.
import Foundation

func run() {
  let main = Thread.current
  let isSet = DispatchSemaphore(value: 0)
  let thread = Thread {
    Thread.current.threadDictionary["a"] = 5
    isSet.signal()
  }
  thread.start()
  main.threadDictionary["b"] = 6
  isSet.wait()
  print(main.threadDictionary.count)
}
run()
