import Foundation
import Terminal
import Timing

/// The numbers of tasks and of cores to measure with; several of either are a sweep.
struct BenchVariants {
  /// How many tasks there are unless something else is said.
  static let tasks = 5
  /// The most numbers of a sweep.
  static let most = 16

  /// The numbers of tasks, rising; empty if none was given.
  let tasks: [Int]
  /// The numbers of cores, rising; empty for all.
  let cores: [Int]
  /// What a sweep changes; `nil` if there is only one of each.
  let sweep: Sweep.Variable?

  init(_ arguments: Arguments) throws(UsageError) {
    tasks = try Self.numbers("--tasks", in: 1...1000, arguments)
    cores = try Self.numbers(
      "--cores", in: 1...ProcessInfo.processInfo.activeProcessorCount, arguments)
    if tasks.count > 1, cores.count > 1 {
      throw UsageError("one sweep at a time: give several --tasks or several --cores, not both")
    }
    sweep = tasks.count > 1 ? .tasks : cores.count > 1 ? .cores : nil
  }

  private static func numbers(
    _ name: String, in range: ClosedRange<Int>, _ arguments: Arguments
  ) throws(UsageError) -> [Int] {
    guard let text = arguments.string(name) else { return [] }
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    var numbers: [Int] = []
    for word in words {
      guard let number = Int(word), range.contains(number) else {
        throw UsageError(
          "\(name) takes whole numbers from \(range.lowerBound) to \(range.upperBound), "
            + "separated by commas, not '\(text)'")
      }
      if numbers.contains(number) { throw UsageError("\(name) has \(number) twice: '\(text)'") }
      numbers.append(number)
    }
    guard numbers.count <= most else {
      throw UsageError("\(name) takes at most \(most) numbers, not \(numbers.count)")
    }
    return numbers.sorted()
  }
}
