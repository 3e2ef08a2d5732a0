import CommandSupport
import Foundation
import SeededRandom
import Testing
import Timing

@Suite("compare, given damaged reports")
struct DamagedReportsTests {
  /// A report that `bench` wrote.
  private static let real = Result {
    try Data(contentsOf: Document.root.appending(path: "Tests/Reports/bench.json"))
  }

  private static let values = [
    "1e-320", "1e308", "1e999", "-1", "0", "1.5", "\"NaN\"", "null", "[]", "{}", "true",
    "99999999999999999999", "9223372036854775807", "\"\\u001b[31m\"", "\"\\u202e表 é😀\"", "1e18",
  ]

  /// Whether words name a place.
  ///
  /// That is a line with its column, the length of what is there, or the keys that lead to it.
  private static func isPlace(in words: Substring) throws -> Bool {
    let keys =
      "build|clock|commit|date|kind|launches|machine|patterns|seed|toolchain|version|workload"
    return words.contains(
      try Regex("line \\d+, column \\d+|after \\d+ bytes|\\b(\(keys))\\b").wordBoundaryKind(.simple)
    )
  }

  /// Everything in a JSON value, as the keys and indices that lead there.
  private static func paths(in value: Any, _ path: [Any] = []) -> [[Any]] {
    if let object = value as? [String: Any] {
      return object.keys.sorted().flatMap { key in
        [path + [key]] + paths(in: object[key] ?? 0, path + [key])
      }
    }
    guard let array = value as? [Any] else { return [] }
    return array.indices.flatMap { [path + [$0]] + paths(in: array[$0], path + [$0]) }
  }

  /// The value with something else at a path; `nil` takes away what is there.
  private static func changed(_ value: Any, at path: ArraySlice<Any>, to new: Any?) -> Any? {
    guard let step = path.first else { return new }
    if var object = value as? [String: Any], let key = step as? String {
      object[key] = changed(object[key] ?? 0, at: path.dropFirst(), to: new)
      return object
    }
    guard var array = value as? [Any], let index = step as? Int else { return value }
    let part = changed(array[index], at: path.dropFirst(), to: new)
    array.replaceSubrange(index...index, with: part.map { [$0] } ?? [])
    return array
  }

  private static func text(_ value: Any?) throws -> String {
    let data = try JSONSerialization.data(withJSONObject: value ?? [:], options: [.sortedKeys])
    return String(decoding: data, as: UTF8.self)
  }

  /// The report, damaged in a way that follows from a number.
  private static func damaged(_ number: Int) throws -> Data {
    var dice = SeededGenerator(seed: UInt64(number))
    var data = try real.get()
    let value = try JSONSerialization.jsonObject(with: data)
    let paths = paths(in: value)
    // Half of the changed values are times, which everything is reckoned from.
    let times = paths.filter { $0.last as? String == "wall" }
    let path = try #require((number % 5 == 3 ? times : paths).randomElement(using: &dice))
    switch number % 5 {
    case 0:
      let index = Int.random(in: data.indices, using: &dice)
      data[index] ^= 1 << UInt8.random(in: 0..<8, using: &dice)
      return data
    case 1:
      return data.prefix(Int.random(in: 1..<data.count - 1, using: &dice))
    case 2, 3:
      let new = try #require(values.randomElement(using: &dice))
      let text = try text(changed(value, at: path[...], to: "@")).replacing("\"@\"", with: new)
      return Data(text.utf8)
    default:
      let isMissing = Bool.random(using: &dice)
      let longer = (path.first { $0 is String }).map { key in [key as Any, "extra"] } ?? path
      return Data(
        try text(
          isMissing
            ? changed(value, at: path[...], to: nil) : changed(value, at: longer[...], to: 1)
        )
        .utf8)
    }
  }

  @Test("200 damaged reports: none crashes it, and each refusal names the file and the place")
  func damaged() throws {
    let folder = try TemporaryFolder()
    let good = folder.url.appending(path: "good.json").path
    try Self.real.get().write(to: URL(fileURLWithPath: good))
    let formats = ["text", "json", "junit", "markdown"]
    var refused = 0
    for number in 1...200 {
      let bad = folder.url.appending(path: "damaged\(number).json").path
      try Self.damaged(number).write(to: URL(fileURLWithPath: bad))
      let files = [[bad], [good, bad], [bad, good]][number % 3]
      let run = try Command.run("compare", files + ["--format", formats[number % 4]])
      switch run.status {
      case 0: #expect(run.error.isEmpty && !run.output.isEmpty)
      case 65:
        refused += 1
        #expect(run.output.isEmpty && run.error.filter { $0 == "\n" }.count == 1)
        let parts = run.error.split(separator: "damaged\(number).json: ", maxSplits: 1)
        #expect(parts.count == 2, "\(number): \(run.error)")
        #expect(try Self.isPlace(in: try #require(parts.last)), "\(number): \(run.error)")
      default: Issue.record("\(number): status \(run.status), \(run.error)")
      }
      #expect(!(run.output + run.error).contains("\u{1B}"), "\(number)")
    }
    #expect(refused > 100)
  }
}
