// finds: nothing
// outcomes: 6
// The runtime knows that a type of the program's own is a collection.
struct Countdown: RandomAccessCollection {
  let startIndex = 0
  let endIndex = 4
  subscript(index: Int) -> Int { 3 - index }
}

print(Countdown().reduce(0, +))
