// finds: dataRace
// line: 10 14
// A thread's dictionary is meant for that thread; another one can use it, too, and no line names its class.
import Foundation

func run() {
  nonisolated(unsafe) let main = Thread.current
  let isSet = DispatchSemaphore(value: 0)
  let thread = Thread {
    main.threadDictionary["a"] = 5
    isSet.signal()
  }
  thread.start()
  main.threadDictionary["b"] = 6
  isSet.wait()
  print(main.threadDictionary.count)
}
run()
