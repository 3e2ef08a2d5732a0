/// What is known of the explored object's code, as stretches of it.
package final class ExploredCode {
  /// The compiler's own helpers in the object: what they share is the runtime's business.
  package var helpers = CodeRanges()
  /// Where the compiled program's own call of `exit` stands.
  package var endsOfMain = CodeRanges()

  init() {}

  /// Whether the calling code is the end that the compiler adds to an asynchronous main program.
  package var isAtEndOfMain: Bool { endsOfMain.contains(CodePlace.ofLearner()) }
}
