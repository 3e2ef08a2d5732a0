/// A function of a type's table of value witnesses, through which generic code copies what it knows
/// nothing of.
///
/// The numbers are those of `ValueWitness.def` in the compiler's ABI; its IR names what it loads from the
/// table after them. Between the functions stand a size and flags.
enum ValueWitness: Int, CaseIterable {
  case initializeBufferWithCopyOfBuffer = 0
  case destroy = 1
  case initializeWithCopy = 2
  case assignWithCopy = 3
  case initializeWithTake = 4
  case assignWithTake = 5
  case getEnumTagSinglePayload = 6
  case storeEnumTagSinglePayload = 7
  case getEnumTag = 11
  case destructiveProjectEnumData = 12
  case destructiveInjectEnumTag = 13

  /// The numbers of what is no function.
  static let sizesAndFlags = 8...10

  /// What the compiler's IR calls it.
  var name: String {
    let name = "\(self)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Whether it touches memory on behalf of its caller wherever it is called: what a last release destroys is no
  /// access, but what a pointer's method destroys is one.
  var isToldEverywhere: Bool { self != .destroy }

  /// The function that is told of a call, with the same arguments; `witnesses.c` of CExploration has it.
  var observer: String { "__tsan_witness_" + name }

  /// The types of its parameters in the IR.
  var parameters: String {
    switch self {
    case .destroy, .getEnumTag, .destructiveProjectEnumData: "ptr, ptr"
    case .getEnumTagSinglePayload, .destructiveInjectEnumTag: "ptr, i32, ptr"
    case .storeEnumTagSinglePayload: "ptr, i32, i32, ptr"
    case .initializeBufferWithCopyOfBuffer, .initializeWithCopy, .assignWithCopy,
      .initializeWithTake, .assignWithTake:
      "ptr, ptr, ptr"
    }
  }
}
