// finds: nothing
// assumes: nothing
// Each thread writes and reads at the end of a path of its own, through an object that both only read.
import Dispatch

struct Amount { var whole = 0, part = 0 }
final class Account: @unchecked Sendable { var balance = Amount() }
final class Bank: @unchecked Sendable { var first: Account? = Account(), second = Account() }

let bank = Bank()
nonisolated(unsafe) let paths: [ReferenceWritableKeyPath<Bank, Int>] = [
  \.first!.balance.part, \.second.balance.whole,
]
DispatchQueue.concurrentPerform(iterations: 2) { number in
  bank[keyPath: paths[number]] = 1
  bank[keyPath: paths[number]] += bank[keyPath: paths[number]]
}
print(paths.map { bank[keyPath: $0] })
