import Exploration
import Foundation

/// Finds the learner's lines with the toolchain's symboliser, all places of a check in one go.
package struct Symbolizer: PlaceResolver {
  private var places: [CodePlace: Place] = [:]
  /// Why places are missing, for people to read: empty if they are not.
  package private(set) var complaints: [String] = []

  /// - Parameters:
  ///   - codes: The places that will be asked for.
  ///   - object: The object that they are in, with its debug information.
  ///   - sources: The learner's files; places in any other are not the learner's.
  package init(
    _ codes: Set<CodePlace>, in object: String, sources: [SwiftSource], toolchain: Toolchain
  ) {
    let known = codes.filter(\.isKnown).sorted()
    guard !known.isEmpty else { return }
    // A place is a return address: the call itself stands before it.
    // What the compiler added itself has no line; the code that it was added for follows.
    let steps: [UInt] = [0, 5, 9, 14, 20, 28, 40] + Self.farSteps
    let input = known.flatMap { code in
      steps.map { "0x" + String(code.offset - 1 + $0, radix: 16) + "\n" }
    }.joined()
    let arguments = ["--obj=\(object)", "--output-style=JSON", "--no-inlines"]
    let result: Tool.Result
    do {
      result = try Tool(path: toolchain.symbolizer).run(arguments, input: Array(input.utf8))
    } catch {
      complaints = ["line numbers are missing: \(error)"]
      return
    }
    let decoder = JSONDecoder()
    // "a/x.swift" ends in "x.swift": the longest path that fits is the one.
    let byLength = sources.sorted { $0.path.utf8.count > $1.path.utf8.count }
    let lines = result.output.split(separator: 0x0A)
    let answers = lines.map { try? decoder.decode(Answer.self, from: Data($0)).Symbol?.first }
    for (number, code) in known.enumerated() where (number + 1) * steps.count <= answers.count {
      let around = answers[number * steps.count..<(number + 1) * steps.count]
      // What stands behind the function's end says nothing about it, unless the code is that of a
      // closure's beginning.
      let function = around.first.flatMap { $0?.whole }
      let address = "0x" + String(code.offset, radix: 16)
      let own = around.map { answer in
        answer.flatMap { $0.whole == function || $0.StartAddress == address ? $0 : nil }
      }
      let near = own.dropLast(Self.farSteps.count).lazy.compactMap { $0 }
      places[code] = near.compactMap { Self.place(of: $0, in: byLength) }.first
      guard places[code] == nil, let first = near.first else { continue }
      // What comes behind an await begins with much that has no line.
      if first.StartAddress == address || first.whole == "async_Main" {
        let far = own.suffix(Self.farSteps.count).lazy.compactMap { $0 }
          .compactMap { Self.place(of: $0, in: byLength) }.first
        places[code] = far.map { Self.declaration(before: $0, in: byLength) ?? $0 }
      }
    }
  }

  private static let farSteps: [UInt] = [60, 80, 100, 130, 160, 200]

  /// At the top level of an asynchronous program, what a declaration reads has no line of its own: it
  /// stands right before the one that has.
  private static func declaration(before place: Place, in sources: [SwiftSource]) -> Place? {
    guard place.function == "async_Main", place.line > 1,
      let source = sources.first(where: { $0.path == place.file }),
      let code = source.code(atLine: place.line - 1),
      ["let ", "var "].contains(where: code.hasPrefix)
    else { return nil }
    return Place(
      file: place.file, line: place.line - 1, column: 1, function: place.function, code: code)
  }

  private static func place(of symbol: Symbol, in sources: [SwiftSource]) -> Place? {
    guard symbol.Line > 0, let source = sources.first(where: { symbol.isIn($0.path) }) else {
      return nil
    }
    return Place(
      file: source.path, line: symbol.Line, column: symbol.Column,
      function: symbol.FunctionName.isEmpty ? nil : symbol.FunctionName,
      code: source.code(atLine: symbol.Line) ?? "")
  }

  /// The learner's place of a piece of code that was asked for at the start.
  package func place(of code: CodePlace) -> Place? { places[code] }

  /// The learner's places among some, or among others if those are all not the learner's.
  func places(of codes: [CodePlace], else others: [CodePlace]) -> [Place] {
    let found = codes.compactMap { place(of: $0) }
    return found.isEmpty ? others.compactMap { place(of: $0) } : found
  }

  /// The symboliser's JSON, in its own words.
  private struct Answer: Decodable {
    var Symbol: [Symbol]?
  }

  private struct Symbol: Decodable {
    var FileName: String
    var FunctionName: String
    var Line: Int
    var Column: Int
    var StartAddress: String?

    /// The function's name without the part of it that this is: an `await` divides a function.
    var whole: Substring {
      // Most names end otherwise, and reading the pattern takes longer than all the rest.
      guard FunctionName.utf8.last == UInt8(ascii: "_"),
        let mark = FunctionName.range(of: "T[QY][0-9]+_$", options: .regularExpression)
      else { return FunctionName[...] }
      return FunctionName[..<mark.lowerBound]
    }

    func isIn(_ path: String) -> Bool { FileName == path || FileName.hasSuffix("/" + path) }
  }
}
