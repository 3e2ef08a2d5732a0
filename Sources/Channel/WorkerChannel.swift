/// How a parent and its worker find each other: what both have to know before either has said a word.
package enum WorkerChannel {
  /// The name that makes a command be a worker process instead of itself: what it explores finds no other
  /// argument, as a program that is started without any.
  package static let name = "interleave-worker"
  /// The descriptor on which the worker talks; the code that it explores knows nothing of it.
  package static let descriptor: Int32 = 3
  /// The status with which the worker ends when a check of the language fails in its own code.
  package static let trapped: Int32 = 70
  /// The C function of an explored object that calls the functions of `--call`; its argument is the
  /// number of the one to call.
  package static let scenarioEntry = "interleave_scenario"
}
