// traps: sometimes
// Also a cancelled item may not be performed twice and waited for; it traps if both came first.
import Dispatch

func run() {
  let item = DispatchWorkItem { print("never") }
  item.cancel()
  item.perform()
  DispatchQueue.global().async(execute: item)
  print(item.wait(timeout: .now() + 5))
}

run()
