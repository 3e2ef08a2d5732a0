import Foundation

/// What the toolchain's symboliser says about one address, in its own words.
struct SymbolizerAnswer: Decodable {
  private let FileName: String
  let FunctionName: String
  let Line: Int
  let Column: Int
  private let StartAddress: String?

  /// The symboliser's JSON.
  private struct Whole: Decodable {
    var Symbol: [SymbolizerAnswer]?
  }

  /// Reads one line of it; `nil` where the symboliser knows nothing.
  static func read(_ line: ArraySlice<UInt8>) -> SymbolizerAnswer? {
    (try? JSONDecoder().decode(Whole.self, from: Data(line)))?.Symbol?.first
  }

  /// The function's name without the part of it that this is: an `await` divides a function.
  ///
  /// The mark of a part is `TQ` or `TY`, a number and `_`.
  var whole: Substring {
    var name = FunctionName.utf8[...]
    guard name.popLast() == UInt8(ascii: "_") else { return FunctionName[...] }
    let number = name.reversed().prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
    guard number > 0 else { return FunctionName[...] }
    name.removeLast(number)
    guard [UInt8(ascii: "Q"), UInt8(ascii: "Y")].contains(name.popLast()),
      name.popLast() == UInt8(ascii: "T")
    else { return FunctionName[...] }
    return FunctionName[..<name.endIndex]
  }

  /// Whether it is in a file that the compiler was told by this name.
  func isIn(_ name: String) -> Bool { FileName == name || FileName.hasSuffix("/" + name) }

  /// Whether the function begins there.
  func begins(at address: String) -> Bool { StartAddress == address }
}
