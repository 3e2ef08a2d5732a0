/// What a function that the compiler added to a program is for, as far as its accesses of memory matter.
///
/// The one place that knows: the instrumentation asks here, and so does the explorer. The
/// names are those of Swift's ABI (`docs/ABI/Mangling.rst` of the compiler, "Special" and "Value
/// witnesses") and of its IR generation.
package enum CompilerFunction: Sendable, Equatable {
  /// Copies, moves or takes apart a value on behalf of the code that calls it: what it touches, the
  /// program touches, at the line of its caller.
  case copy
  /// Stands in a value witness table: generic code calls it, which tells of the whole value itself, or
  /// a library on memory of its own.
  case witness
  /// Finds, makes or keeps metadata and conformances: what it shares is the runtime's business.
  case runtime

  /// What a function is for, from its name.
  ///
  /// - Returns: `nil` for what the program itself says, and for what releases a value: no access belongs
  ///   to a last release, which nothing orders.
  package init?(_ symbol: String) {
    if symbol.hasPrefix("__swift_") {
      let name = symbol.dropFirst("__swift_".count)
      let isCopy = Self.existentials.contains { name.hasPrefix($0) }
      let isWitness = Self.sharedWitnesses.contains { name.hasPrefix($0) }
      self = isCopy ? .copy : isWitness ? .witness : .runtime
    } else if symbol.hasPrefix("$s") {
      if Self.isOutlined(symbol) {
        self = .copy
      } else if Self.witnesses.contains(where: symbol.hasSuffix) {
        self = .witness
      } else if Self.accessors.contains(where: symbol.hasSuffix) {
        self = .runtime
      } else {
        return nil
      }
    } else {
      return nil
    }
  }

  /// Whether it is `resume` of `UnsafeContinuation`, which the compiler copies into its callers.
  package static func resumesContinuation(_ symbol: String) -> Bool {
    symbol.hasPrefix("$sScc6resume")
  }

  /// The section of the object that holds those that copy, and the value witnesses: an access in it
  /// belongs to the caller.
  package static let section = "interleave_copies"

  /// The section of the program's own deinitialisers, and of what ends an object with one.
  package static let endings = "interleave_endings"

  /// The section that stands for it in a program with references that Swift does not count: it has what ends
  /// an object of any class of the program.
  package static let allEndings = "interleave_all_endings"

  /// Whether a function is a deinitialiser: of a class, where the compiler makes one if the program does
  /// not, or of a type that is not copied, where only the program does.
  package static func isDeinitializer(_ symbol: String) -> Bool {
    symbol.hasPrefix("$s") && ["Cfd", "VfD", "OfD"].contains { symbol.hasSuffix($0) }
  }

  /// The function that ends an object after the deinitialiser of its class.
  package static func ending(_ deinitializer: String) -> String? {
    deinitializer.hasSuffix("Cfd") ? deinitializer.dropLast() + "D" : nil
  }

  /// Boxes of existentials.
  private static let existentials = [
    "assign_boxed_opaque_existential", "project_boxed_opaque_existential",
    "mutable_project_boxed_opaque_existential", "allocate_boxed_opaque_existential",
    "assign_copy_strong", "copy_outline_existential", "assign_outline_existential",
  ]

  /// What the witness tables of several types share.
  private static let sharedWitnesses = ["memcpy", "noop_void_return"]

  /// The value witnesses of a type, as they are mangled.
  private static let witnesses = [
    "wCP", "wal", "wca", "wta", "wde", "wxx", "wXX", "wcp", "wtk", "wCc", "wTT", "wTt", "wTk",
    "wpr",
    "wet", "wst", "wug", "wup", "wui",
  ]

  /// Accessors of metadata, of conformances and of what they keep.
  private static let accessors = ["Ma", "Wl", "WL", "Mr", "MD", "Mi", "Wb", "WT"]

  /// Whether it is an outlined copy, assignment or look at an enumeration.
  ///
  /// Its symbol ends in `WO` and a letter, perhaps with a number behind it. Those that retain or release
  /// alone (`h`, `e`, `s`, `r`, `y`) are none.
  private static func isOutlined(_ symbol: String) -> Bool {
    let bytes = symbol.utf8.reversed().drop { $0 == 0x5F || (0x30...0x39).contains($0) }.prefix(3)
    guard bytes.count == 3, let letter = bytes.first else { return false }
    return bytes.dropFirst().elementsEqual("OW".utf8) && "bcdfgij".utf8.contains(letter)
  }
}
