import Exploration

/// Finds the learner's lines with the toolchain's symboliser, all places of a check in one go.
package struct Symbolizer: PlaceResolver {
  private var places: [CodePlace: Place?]
  /// Why places are missing, for people to read: empty if they are not.
  package private(set) var complaints: [String] = []

  /// - Parameters:
  ///   - codes: The places that will be asked for.
  ///   - object: The object that they are in, with its debug information.
  ///   - sources: The learner's files; places in any other are not the learner's.
  ///   - known: What was found out about the object with the same files, and gets what is found out now.
  package init(
    _ codes: Set<CodePlace>, in object: String, sources: [SwiftSource], toolchain: Toolchain,
    known: KnownPlaces = KnownPlaces()
  ) {
    places = known.all(in: object)
    let asked = codes.filter { $0.isKnown && places[$0] == nil }.sorted()
    guard !asked.isEmpty else { return }
    let input = asked.flatMap { code in
      Surroundings.steps.map { "0x" + String(code.offset - 1 + $0, radix: 16) + "\n" }
    }.joined()
    let arguments = ["--obj=\(object)", "--output-style=JSON", "--no-inlines"]
    let output: [UInt8]
    do {
      output = try Tool(path: toolchain.symbolizer).run(arguments, input: Array(input.utf8)).output
    } catch {
      complaints = ["line numbers are missing: \(error)"]
      return
    }
    // "a/x.swift" ends in "x.swift": the longest path that fits is the one.
    let byLength = sources.sorted { $0.path.utf8.count > $1.path.utf8.count }
      .map { (name: SubstitutedSource.named($0.path), source: $0) }
    let lines = Self.lines(of: output)
    let count = Surroundings.steps.count
    var found: [CodePlace: Place?] = [:]
    for (number, code) in asked.enumerated() where (number + 1) * count <= lines.count {
      let around = Surroundings(code, answers: lines[number * count..<(number + 1) * count])
      found[code] = .some(around.place(in: byLength))
    }
    known.add(found, in: object)
    places.merge(found) { _, new in new }
  }

  private static func lines(of output: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while let end = output.endOfLine(from: start) {
      lines.append(output[start..<end])
      start = end + 1
    }
    return lines
  }

  /// The learner's place of a piece of code that was asked for at the start.
  package func place(of code: CodePlace) -> Place? { places[code] ?? nil }

  /// The learner's places among some, or among others if those are all not the learner's.
  func places(of codes: [CodePlace], else others: [CodePlace]) -> [Place] {
    let found = codes.compactMap { place(of: $0) }
    return found.isEmpty ? others.compactMap { place(of: $0) } : found
  }
}
