// finds: nothing
// outcomes: 3
// The key path leads to the variable that was changed before.
final class Scale {
  var weight = 1
  func change(_ body: (inout Int) -> Void) { body(&weight) }
}

func weigh(_ scale: Scale, _ path: ReferenceWritableKeyPath<Scale, Int>) {
  scale.change { $0 += 1 }
  scale[keyPath: path] += 1
}

let scale = Scale()
weigh(scale, \.weight)
print(scale.weight)
