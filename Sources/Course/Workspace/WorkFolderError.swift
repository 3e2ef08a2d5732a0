import Terminal

/// The learner's own folder could not be written to: the machine's trouble, unlike a result whose place the
/// command line names.
package struct WorkFolderError: Error, CustomStringConvertible {
  /// The sentence, with the file's name and the system's reason.
  package let description: String

  init(_ error: OutputError) { description = error.description }
}
