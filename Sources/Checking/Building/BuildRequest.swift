import Exploration

/// What is to be built: the module that runs, and one that it uses.
package struct BuildRequest: Sendable {
  /// A folder's module, if there is one.
  package var library: ProgramFiles.Module?
  /// The module that runs.
  package var program: ProgramFiles.Module
  /// The functions of it that are called; empty for one that starts itself.
  package var calls: [ScenarioFunction]
  /// The language mode.
  package var swiftVersion: Int
  /// What the numbers depend on that a graded check is given; `nil` where nothing is graded.
  package var gradingSeed: UInt64?
  /// Whether those numbers depend on more than the files.
  package var isSalted = false
  /// The paths of the files that judge the others.
  package var checkFiles: Set<String> = []

  /// Makes a request.
  package init(_ files: ProgramFiles, calls: [ScenarioFunction], swiftVersion: Int) {
    library = files.library
    program = files.program
    self.calls = calls
    self.swiftVersion = swiftVersion
  }

  /// The modules in the order in which they are compiled.
  var modules: [ProgramFiles.Module] { (library.map { [$0] } ?? []) + [program] }

  /// Every file.
  package var sources: [SwiftSource] { modules.flatMap(\.sources) }

  /// The text of the file that calls the functions.
  var entry: String? {
    calls.isEmpty ? nil : EntryFile(calling: calls, gradedWith: gradingSeed).text
  }

  /// What tells the program apart in schedules: the same on every machine, from every folder.
  ///
  /// - Parameter call: The number of the function that is called.
  package func fingerprint(call: Int) -> Int {
    var parts = ["\(swiftVersion)", calls.indices.contains(call) ? calls[call].name : ""]
    for module in modules { parts += [module.name] + module.sources.map(\.text) }
    // With other numbers the same choices lead somewhere else.
    if isSalted, let gradingSeed { parts.append("\(gradingSeed)") }
    return Schedule.fingerprint(of: parts.joined(separator: "\0").utf8)
  }

  /// Whether a module's files have no statements outside of declarations.
  func isLibrary(_ module: Int) -> Bool {
    module < modules.count - 1 || !calls.isEmpty
      || program.sources.contains { SourceShape($0).hasMainAttribute }
  }
}
