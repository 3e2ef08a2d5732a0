// finds: nothing
// assumes: orderOfEnds
// An optimiser closes the first file before the second one, where check sees the other order only.
final class File {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("closes", name) }
}

func work() {
  let (first, second) = (File("first"), File("second"))
  print(first.name, second.name)
}

work()
