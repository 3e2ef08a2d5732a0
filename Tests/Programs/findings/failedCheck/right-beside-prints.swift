// The same without what cannot hold.
import Foundation

func run() {
  let loader = Thread {
    print("loading")
    print("loaded")
  }
  let checker = Thread { precondition(ProcessInfo.processInfo.arguments.count < 100) }
  loader.start()
  checker.start()
  sleep(1)
}

run()
