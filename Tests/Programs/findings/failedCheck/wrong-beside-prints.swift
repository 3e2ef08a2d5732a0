// finds: failedCheck
// line: 12
// wrong outcomes: (prints nothing)|loading|loading / loaded
// What another thread prints may come before the failure or never.
import Foundation

func run() {
  let loader = Thread {
    print("loading")
    print("loaded")
  }
  let checker = Thread { precondition(ProcessInfo.processInfo.arguments.count > 100) }
  loader.start()
  checker.start()
  sleep(1)
}

run()
