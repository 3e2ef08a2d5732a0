import CExploration

/// The memory that a key path leads through from a root.
///
/// A key path object has its components behind its header, in the layout that the compiler's
/// `docs/ABI/KeyPaths.md` and `SwiftShims/KeyPath.h` describe: a stored property is an offset, behind a
/// reference if it is a class's. What a getter or setter does is code of the program, which tells of itself.
struct KeyPathWay {
  /// What is read on the way, and the end.
  private(set) var steps: [cexploration_step] = []
  /// Whether that is all that the standard library touches.
  private(set) var isWhole = true

  private enum Kind: UInt32 { case external, ofStruct, computed, ofClass, optional }

  /// Behind the object's header stands a pointer to its name, then a word with the buffer's size.
  private static let header = 24
  private static let buffer = 32

  /// What the buffer's first word, and a component's, say in addition to size and kind.
  private enum Flag {
    static let hasReferencePrefix: UInt32 = 0x4000_0000
    static let endsReferencePrefix: UInt32 = 0x8000_0000
    static let isMutating: UInt32 = 0x0080_0000
    static let isSettable: UInt32 = 0x0040_0000
    static let hasArguments: UInt32 = 0x0008_0000
    static let isFromElsewhere: UInt32 = 0x0000_0010
  }

  /// - Parameters:
  ///   - root: The address of the value that the path begins at.
  ///   - path: The key path object.
  ///   - most: The most steps that are wanted.
  init(root: UnsafeRawPointer, path: UnsafeRawPointer, most: Int) {
    let header = path.load(fromByteOffset: Self.header, as: UInt32.self)
    let size = Int(header & 0x00FF_FFFF)
    // What comes before the last reference is only read, whatever is written at the end.
    var isInPrefix = header & Flag.hasReferencePrefix != 0
    let known = Swift.type(of: Unmanaged<AnyKeyPath>.fromOpaque(path).takeUnretainedValue())
    var type = known.rootType
    var place: UnsafeRawPointer? = root
    var at = 0
    while at < size {
      let component = path + Self.buffer + at
      let word = component.load(as: UInt32.self)
      at += 4
      switch Kind(rawValue: word >> 24 & 0x7F) {
      case .ofStruct:
        let offset = Self.offset(word, component, &at)
        place = place.map { $0 + offset }
      case .ofClass:
        let offset = Self.offset(word, component, &at)
        // What a getter has returned is a reference that only the standard library has.
        guard let reference = place, steps.count < most - 1 else {
          isWhole = false
          return
        }
        add(reference, 8)
        guard let object = reference.load(as: UnsafeRawPointer?.self) else { return }
        place = object + offset
      case .optional:
        // What is wrapped into an optional, or is in one, stands at its own place.
        guard let value = place, word & 0x00FF_FFFF != 1, Self.isNone(value, type) else { break }
        add(value, Self.size(of: type), isEnd: true)
        return
      case .computed:
        // Its value is taken from where it is; the rest is code of the program.
        let isChanged = word & Flag.isMutating != 0 && !isInPrefix
        if let value = place {
          add(value, Self.size(of: type), isEnd: isChanged, isPutBack: isChanged)
        }
        place = nil
        guard let length = Self.computedLength(word, component) else {
          isWhole = false
          return
        }
        at += length - 4
      default:
        isWhole = false
        return
      }
      if word & Flag.endsReferencePrefix != 0 { isInPrefix = false }
      // Between two components stands the type of what the first one leads to.
      guard at < size else { break }
      at = (at + 7) / 8 * 8
      type = (path + Self.buffer + at).load(as: Any.Type.self)
      at += 8
    }
    if let end = place { add(end, Self.size(of: known.valueType), isEnd: true) }
  }

  private mutating func add(
    _ place: UnsafeRawPointer, _ size: Int, isEnd: Bool = false, isPutBack: Bool = false
  ) {
    steps.append(
      cexploration_step(
        address: UInt(bitPattern: place), size: size, is_end: isEnd, is_put_back: isPutBack))
  }

  /// The offset of a stored property: in the component's first word or, if it is large, behind it.
  private static func offset(
    _ word: UInt32, _ component: UnsafeRawPointer, _ at: inout Int
  ) -> Int {
    let offset = word & 0x007F_FFFF
    guard offset == 0x007F_FFFF else { return Int(offset) }
    at += 4
    return Int(component.load(fromByteOffset: 4, as: UInt32.self))
  }

  /// How many bytes a computed component has: its word, identity, getter, setter, and arguments with their
  /// own size before them; `nil` where that is not known.
  private static func computedLength(_ word: UInt32, _ component: UnsafeRawPointer) -> Int? {
    let length = 24 + (word & Flag.isSettable == 0 ? 0 : 8)
    guard word & Flag.hasArguments != 0 else { return length }
    let arguments = component.load(fromByteOffset: length, as: Int.self)
    // A mark in the highest bit says that they are padded.
    guard word & Flag.isFromElsewhere == 0, arguments >= 0 else { return nil }
    return length + 16 + arguments
  }

  private static func size(of type: Any.Type) -> Int {
    func open<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: open)
  }

  /// Whether an optional has no value; the type is its own, with the one in it.
  private static func isNone(_ place: UnsafeRawPointer, _ type: Any.Type) -> Bool {
    func open<Value>(_ type: Value.Type) -> Bool {
      let value = place.assumingMemoryBound(to: Value.self)
      guard let optional = value.pointee as? any Emptiable else { return false }
      return optional.isEmpty
    }
    return _openExistential(type, do: open)
  }
}

/// An optional of anything.
private protocol Emptiable { var isEmpty: Bool { get } }
extension Optional: Emptiable {
  fileprivate var isEmpty: Bool { if case .none = self { true } else { false } }
}
