/// A case of an enumeration as a list: its name, and then what it holds.
///
/// Where the compiler writes the coding, each case has a type of keys of its own, and the runtime looks up for all of them
/// what they conform to, whichever case it is. That takes a tenth of a millisecond for each, in the worker that tells
/// something and in the process that hears it: a fifth of the processor time of a check that finds a race, when ``Mistake``
/// and its kin had it (`perf stat .build/debug/check Tests/Programs/benchmarks/lost-update-2.swift`).
package struct CodedCase {
  private let text: String
  private var values: any UnkeyedDecodingContainer

  /// Reads the name.
  ///
  /// - Throws: `DecodingError` if there is no list that begins with a text.
  package init(from decoder: any Decoder) throws {
    values = try decoder.unkeyedContainer()
    text = try values.decode(String.self)
  }

  /// The name, as one of those that there are.
  ///
  /// - Throws: `DecodingError` if it is none of them.
  package func name<Name: RawRepresentable<String>>() throws -> Name {
    if let known = Name(rawValue: text) { return known }
    throw DecodingError.dataCorruptedError(
      in: values, debugDescription: "there is no case '\(text)'")
  }

  /// Reads the next one of what it holds.
  ///
  /// - Throws: `DecodingError` if that is something else, or there is no more.
  package mutating func next<Value: Decodable>() throws -> Value { try values.decode(Value.self) }
}

extension Encoder {
  /// Writes a case.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - values: What it holds, in the order in which it is read.
  package func encode<Name: RawRepresentable<String>>(
    _ name: Name, _ values: any Encodable...
  ) throws {
    var list = unkeyedContainer()
    try list.encode(name.rawValue)
    for value in values { try list.encode(value) }
  }
}
