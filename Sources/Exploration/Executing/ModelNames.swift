/// The names of modules as a program prints them: the types of a model are the ones that it stands for.
///
/// A text that the program asks for has the model's name until it is printed.
enum ModelNames {
  private static let names: [(ofModel: [UInt8], real: [UInt8])] = [
    ("ModeledFoundation.NotificationCenter", "FoundationEssentials.NotificationCenter"),
    ("ModeledFoundation.", "Foundation."),
    ("ModeledDispatch.", "Dispatch."),
    ("ModeledSynchronization.", "Synchronization."),
  ].map { (Array($0.utf8), Array($1.utf8)) }
  private static let first = UInt8(ascii: "M")

  /// Puts real names in the place of the models' into what follows an index.
  static func replace(in bytes: inout [UInt8], from start: Int) {
    var index = start
    while index < bytes.count {
      if bytes[index] == first,
        let name = names.first(where: { bytes[index...].starts(with: $0.ofModel) })
      {
        bytes.replaceSubrange(index..<index + name.ofModel.count, with: name.real)
      }
      index += 1
    }
  }
}
