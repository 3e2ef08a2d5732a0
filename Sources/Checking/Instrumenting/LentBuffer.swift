/// Where a module gives generic code of a library a buffer of unsafe memory, or a pointer, as a part of some type: the
/// library may go through it whenever that is used.
enum LentBuffer {
  /// How the names of such types stand in those of others: the mutable and the other buffer, their iterators, and the
  /// raw ones.
  private static let types = ["Sry", "SRy", "Sr8", "SR8", "Sw8", "SW8", "SwG", "SWG", "Sw_", "SW_"]
  /// How the names begin of what tells how a raw buffer itself meets a protocol: the type stands there twice.
  private static let raw = ["$sS2w", "$sS2W"]
  private static let pointers = ["$sSpy", "$sSPy", "$sSv", "$sSV", "$ss13OpaquePointer"]

  /// Where a raw buffer, or any iterator, is a collection or a sequence, which is known without asking.
  static let witnesses = [
    "ptr @\"$sSwS", "ptr @\"$sSWS", "ptr @\"$sSw8", "ptr @\"$sSW8",
    "@swift_getWitnessTable(ptr @\"$sSr", "ptr @\"$sSvs7CVarArg", "ptr @\"$sSVs7CVarArg",
    "ptr @\"$ss13OpaquePointerVs7CVarArg",
  ]

  /// The call that makes a type with given parameters.
  static let instantiation = "@__swift_instantiateConcreteTypeFromMangledName"

  /// Whether a function finds out how such a type meets a protocol: as a collection, or an argument of C.
  static func isLent(byWitness name: String) -> Bool {
    guard name.hasSuffix("Wl") else { return false }
    let isArgument = name.contains("7CVarArg") && pointers.contains(where: name.hasPrefix)
    return isArgument || raw.contains(where: name.hasPrefix)
      || types.contains { name.hasPrefix("$s\($0)") || name.contains("y\($0)") }
  }

  /// Whether what a call found out is only needed to make a slice, by a range of any kind: no element is touched.
  static func isSliced(byCallAfter place: Int, in text: RepresentationText) -> Bool {
    guard let call = text.find("call swiftcc ", in: text.endOfLine(place)..<text.count) else {
      return false
    }
    return text.find("11SubSequenceQzqd__cSXRd__", in: call..<text.endOfLine(call)) != nil
  }

  /// Whether a call makes a generic type of the program for such a type: there the runtime finds out the same.
  static func isLent(byTypeAt place: Int, in text: RepresentationText) -> Bool {
    let line = place..<text.endOfLine(place)
    guard let start = text.find("ptr @\"$s", in: line) else { return false }
    let name = text.text(start + "ptr @\"$s".utf8.count..<line.upperBound)
    // A lock keeps it, and looks at nothing; so do the containers of the standard library.
    let locks = ["15Synchronization", "22ModeledSynchronization"]
    let isOwn = name.first?.isNumber == true && !locks.contains(where: name.hasPrefix)
    return isOwn && types.contains { name.contains("y\($0)") }
  }
}
