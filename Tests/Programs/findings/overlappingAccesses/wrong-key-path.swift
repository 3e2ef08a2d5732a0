// finds: overlappingAccesses
// line: 8
// traps: yes
// A key path leads to the variable that is being changed: the second access begins inside of the
// standard library.
final class Scale {
  var weight = 1
  func change(_ body: (inout Int) -> Void) { body(&weight) }
}

func weigh(_ scale: Scale, _ path: ReferenceWritableKeyPath<Scale, Int>) {
  scale.change { weight in
    weight += 1
    scale[keyPath: path] += 1
  }
}

let scale = Scale()
weigh(scale, \.weight)
print(scale.weight)
