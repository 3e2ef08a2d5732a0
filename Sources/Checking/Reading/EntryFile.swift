import Channel

/// The file that calls the functions which `--call` named.
package struct EntryFile: Sendable {
  /// The text for the compiler, in the module of the functions.
  package let text: String

  /// - Parameters:
  ///   - functions: What to call, numbered from 0.
  ///   - imports: Modules that the functions live in, if it is not the entry file's own.
  ///   - seed: What the numbers depend on that the functions of a graded check are given.
  package init(
    calling functions: [ScenarioFunction], imports: [String] = [], gradedWith seed: UInt64? = nil
  ) {
    var lines = ["import ModeledConcurrency"] + imports.map { "@testable import \($0)" }
    if seed != nil { lines.append("import Grading") }
    lines += [
      "", "@_cdecl(\"\(WorkerChannel.scenarioEntry)\")",
      "public func _interleaveScenario(_ number: Int32) {",
    ]
    lines.append("  switch number {")
    for (number, function) in functions.enumerated() {
      lines.append("  case \(number):")
      let call = Self.call(function, gradedWith: seed)
      lines += call.map { "    " + $0 }
    }
    lines += ["  default: break", "  }", "}"]
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func call(_ function: ScenarioFunction, gradedWith seed: UInt64?) -> [String] {
    let isAsync = function.isAsync || function.hasGlobalActor
    var call = "`\(function.name)`()"
    if isAsync { call = "await " + call }
    if function.throws { call = "try " + call }
    // The value is what an outcome shows, where a function returns one.
    var lines = function.returnsValue ? ["let value = " + call, "print(value)"] : [call]
    if let seed {
      lines =
        ["Grading.GradedRun.begin(seed: \(seed))"] + lines
        + ["Grading.GradedRun.end(isAsync: \(isAsync))"]
    }
    return wrap(lines, isAsync: isAsync, throws: function.throws)
  }

  private static func wrap(_ lines: [String], isAsync: Bool, throws: Bool) -> [String] {
    let inner = lines.map { "  " + $0 }
    if isAsync { return ["ModeledConcurrency.runAsyncScenario {"] + inner + ["}"] }
    if `throws` {
      return ["do {"] + inner + ["} catch {", "  ModeledConcurrency.uncaught(error)", "}"]
    }
    return lines
  }
}
