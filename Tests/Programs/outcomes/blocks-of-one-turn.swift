// outcomes: 1 / 2 / looked / 3 / 4 / ran / 5 / 6 / ran / over
// A run loop calls its blocks at the beginning of a turn, and at its end those that they have added, also
// if it only looks.
import Foundation

func add(_ numbers: ArraySlice<Int>) {
  guard let number = numbers.first else { return }
  RunLoop.main.perform {
    print(number)
    add(numbers.dropFirst())
  }
}

add([1, 2, 3, 4, 5, 6, 7])
print(RunLoop.main.limitDate(forMode: .default) == nil ? "empty" : "looked")
print(RunLoop.main.run(mode: .default, before: .distantPast) ? "ran" : "empty")
print(RunLoop.main.run(mode: .default, before: Date() + 0.01) ? "ran" : "empty")
print("over")
