// Waiting for a group in vain, then with success; then the group is used again.
import Dispatch

func run() {
  let group = DispatchGroup()
  group.enter()
  print(group.wait(timeout: .now() + 0.05), group.wait(timeout: .now()))
  DispatchQueue.global().async { group.leave() }
  print(group.wait(timeout: .now() + 5))
  DispatchQueue.global().async(group: group) { print("again") }
  print(group.wait(timeout: .distantFuture))
}

run()
