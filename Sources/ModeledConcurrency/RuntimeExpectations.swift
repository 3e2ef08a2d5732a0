import CExploration

/// What the models rely on in the Swift runtime and in C's library, beyond what their headers promise.
///
/// A runtime in which something of it is gone, or looks otherwise, may do what no model sees: then
/// nothing is proved. (A function of C that a library lacks is never called.)
package enum RuntimeExpectations {
  /// Functions that are wrapped, replaced or asked, and variables that are read or set.
  static let names =
    ConcurrencyCalls.wrapped + [
      "swift_once", "swift_task_getJobTaskId", "swift_allocObject",
      "__tsan_on_initialize", "_swift_tsan_acquire", "_swift_tsan_release", "_swift_tsan_enabled",
      TaskRecord.version, TaskRecord.size, "_swift_stdlib_Hashing_parameters",
    ]

  /// What is not as expected, by name.
  ///
  /// - Parameters:
  ///   - lookUp: What a name stands for in the libraries that are loaded; `nil` if nothing.
  ///   - layouts: Types of C and of the ABI, with whether they are laid out as expected.
  package static func unmet(
    lookUp: (String) -> UnsafeRawPointer? = { cexploration_symbol($0) },
    layouts: [(name: String, isKnown: Bool)] = knownLayouts
  ) -> [String] {
    let missing = names.filter { lookUp($0) == nil }
    let other = layouts.filter { !$0.isKnown }.map(\.name)
    let numbers = [TaskRecord.version, TaskRecord.size].map {
      lookUp($0)?.load(as: UInt32.self)
    }
    let isTask = TaskRecord.isUnderstood(version: numbers[0], size: numbers[1])
    return missing + other + (isTask || numbers.contains(nil) ? [] : [TaskRecord.version])
  }

  /// The layouts of the running process.
  package static var knownLayouts: [(name: String, isKnown: Bool)] {
    struct Odd {
      var word: Int
      var byte: Int8
    }
    let odd = unsafeBitCast(Odd.self as Any.Type, to: UnsafeRawPointer.self)
    // The payloads are of one size, and the tag is one byte behind them.
    typealias Choice = Result<Int, any Error>
    let choice = unsafeBitCast(Choice.self as Any.Type, to: UnsafeRawPointer.self)
    return [
      ("pthread_mutex_t", cexploration_understands_mutexes()),
      ("_SetStorage.allocate", cexploration_understands_hashing()),
      (
        "ValueWitnessTable",
        cexploration_understands_values(odd, MemoryLayout<Odd>.size, MemoryLayout<Odd>.stride)
      ),
      ("EnumDescriptor", cexploration_understands_tags(choice, MemoryLayout<Choice>.size - 1)),
    ]
  }
}
