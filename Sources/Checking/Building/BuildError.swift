/// Why there is no object.
package enum BuildError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What the compiler says about the learner's files.
  case doesNotCompile(String)
  /// A function can be found, but not called.
  case cannotBeCalled(String)
  /// The compiler crashed or timed out on it.
  case endsCompiler
  /// Compiling it took more than it may take.
  case takesTooMuch(ToolLimits.Excess)
  /// What the linker said.
  case doesNotLink(String)
  /// There is no place to write to.
  case cannotBeKept(String)

  /// The reason, in the words of its source.
  package var description: String {
    switch self {
    case .doesNotCompile(let text): text
    case .cannotBeCalled(let text): "the function cannot be called: \(text)"
    case .endsCompiler: "the compiler crashed or timed out on it"
    case .takesTooMuch(let excess): excess.sentence
    case .doesNotLink(let text): "the program cannot be linked: \(text)"
    case .cannotBeKept(let text): "the compiled program cannot be stored: \(text)"
    }
  }
}
