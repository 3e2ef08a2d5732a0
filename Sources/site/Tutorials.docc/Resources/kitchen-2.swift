import Dispatch
import Foundation

/// Cooks a dish, which takes as long as it takes.
func cook(_ dish: String) {
  Thread.sleep(forTimeInterval: 0.05)
}

let stove = DispatchQueue(label: "stove", attributes: .concurrent)
let orders = DispatchGroup()
for dish in ["soup", "fish", "cake"] {
  stove.async(group: orders) { cook(dish) }
}
orders.wait()
print("served")
