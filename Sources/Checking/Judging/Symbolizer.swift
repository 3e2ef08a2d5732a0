import Exploration
import Foundation

/// Finds the learner's lines with the toolchain's symboliser, all places of a check in one go.
public struct Symbolizer: PlaceResolver {
  private var places: [CodePlace: Place] = [:]

  /// - Parameters:
  ///   - codes: The places that will be asked for.
  ///   - object: The object that they are in, with its debug information.
  ///   - sources: The learner's files; places in any other are not the learner's.
  public init(
    _ codes: Set<CodePlace>, in object: String, sources: [SwiftSource], toolchain: Toolchain
  ) {
    let known = codes.filter(\.isKnown).sorted()
    guard !known.isEmpty else { return }
    // A place is a return address: the call itself stands before it.
    // What the compiler added itself has no line; the code that it was added for follows.
    let steps: [UInt] = [0, 5, 9, 14, 20, 28, 40]
    let input = known.flatMap { code in
      steps.map { "0x" + String(code.offset - 1 + $0, radix: 16) + "\n" }
    }.joined()
    let arguments = ["--obj=\(object)", "--output-style=JSON", "--no-inlines"]
    guard
      let result = try? Tool(path: toolchain.symbolizer).run(arguments, input: Array(input.utf8))
    else { return }
    let decoder = JSONDecoder()
    let lines = result.output.split(separator: 0x0A)
    for (index, line) in lines.enumerated() where index / steps.count < known.count {
      let code = known[index / steps.count]
      guard places[code] == nil else { continue }
      guard
        let answer = try? decoder.decode(Answer.self, from: Data(line)),
        let symbol = answer.Symbol?.first,
        let source = sources.first(where: { symbol.isIn($0.path) }), symbol.Line > 0
      else { continue }
      places[code] = Place(
        file: source.path, line: symbol.Line, column: symbol.Column,
        function: symbol.FunctionName.isEmpty ? nil : symbol.FunctionName,
        code: source.code(atLine: symbol.Line) ?? "")
    }
  }

  /// The learner's place of a piece of code that was asked for at the start.
  public func place(of code: CodePlace) -> Place? { places[code] }

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

    func isIn(_ path: String) -> Bool { FileName == path || FileName.hasSuffix("/" + path) }
  }
}
