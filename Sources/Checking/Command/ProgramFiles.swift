import Foundation
import Terminal

/// The files that a command line names, read.
package struct ProgramFiles: Sendable {
  /// One module.
  package struct Module: Sendable {
    /// Its name.
    package let name: String
    /// Its files, in the order of their paths.
    package let sources: [SwiftSource]
    /// Whether it is a folder's.
    package var isFolder = false

    /// Whether it runs without a function being called: by top-level code, or by an `@main`.
    package var startsItself: Bool {
      sources.contains {
        let shape = SourceShape($0)
        return shape.hasTopLevelCode || shape.hasMainAttribute
      }
    }
  }

  /// A folder's module, if a folder was named.
  package let library: Module?
  /// The module that is run: the files, or a folder's scenario.
  package let program: Module

  /// A file or folder that cannot be read, in one sentence.
  package struct ReadingError: Error, CustomStringConvertible, Equatable {
    /// The sentence.
    package let description: String
  }

  /// Reads the files of a command line.
  ///
  /// - Throws: ``ReadingError`` for what cannot be read, `UsageError` for what does not fit together, such
  ///   as a folder without a scenario, or ``ToolError`` if the parser cannot be asked.
  package init(_ options: CheckOptions) throws {
    let folders = options.paths.filter(Self.isFolder)
    guard let folder = folders.first else {
      if let scenario = options.scenario {
        throw UsageError(
          "--scenario \(scenario) needs a folder; to check files, name all of them instead")
      }
      library = nil
      let first = URL(filePath: options.paths.first ?? "").deletingPathExtension()
      program = Module(
        name: options.moduleName ?? Self.identifier(first.lastPathComponent),
        sources: try Self.read(options.paths))
      return
    }
    guard options.paths.count == 1 else {
      throw UsageError("name one folder, or files, but not both")
    }
    let name = URL(filePath: folder).standardizedFileURL.lastPathComponent
    let module = Module(
      name: options.moduleName ?? Self.identifier(name),
      sources: try Self.read(Self.swiftFiles(in: folder)), isFolder: true)
    guard let scenario = options.scenario else {
      guard !options.calls.isEmpty || module.startsItself else {
        throw UsageError("a folder needs a program that uses it: --scenario FILE or --call NAME")
      }
      if options.calls.isEmpty { try Self.checkStart(of: module, in: folder) }
      (library, program) = (nil, module)
      return
    }
    library = module
    program = Module(name: "Scenario", sources: try Self.read([scenario]))
  }

  /// A folder that is a program begins in one file: several are programs of their own.
  private static func checkStart(of module: Module, in folder: String) throws(UsageError) {
    let starts = module.sources.filter { SourceShape($0).hasTopLevelCode }.map(\.path)
    guard starts.count > 1 else { return }
    throw UsageError(
      "\(folder) is not one program: \(starts[0]) and \(starts[1]) both have code at the top level. "
        + "Name one file, or a program that uses the folder: --scenario FILE")
  }

  /// A module of sources that are read already.
  package init(module name: String, sources: [SwiftSource]) {
    library = nil
    program = Module(name: name, sources: sources)
  }

  /// A program of one file that is read already, as a command line that names the file has it.
  package init(program source: SwiftSource) {
    let file = URL(filePath: source.path).deletingPathExtension().lastPathComponent
    self.init(module: Self.identifier(file), sources: [source])
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func read(_ paths: [String]) throws -> [SwiftSource] {
    if let other = paths.first(where: { !$0.hasSuffix(".swift") }) {
      throw UsageError("\(other) is not a Swift file: its name does not end in .swift")
    }
    return try SwiftSource.all(paths.map { ($0, try text(of: $0)) })
  }

  private static func text(of path: String) throws(ReadingError) -> String {
    guard FileManager.default.fileExists(atPath: path) else {
      throw ReadingError(description: "there is no file \(path)")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ReadingError(description: "cannot read \(path)")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw ReadingError(description: "\(path) is not UTF-8 text")
    }
    return text
  }

  /// Every Swift file below a folder, hidden ones and a manifest excepted.
  private static func swiftFiles(in folder: String) throws(ReadingError) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let files = names.filter { name in
      name.hasSuffix(".swift") && name != "Package.swift"
        && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    guard !files.isEmpty else {
      throw ReadingError(description: "there are no Swift files in \(folder)")
    }
    return files.sorted().map { folder.hasSuffix("/") ? folder + $0 : "\(folder)/\($0)" }
  }

  /// A name that Swift takes for a module: `My Cache` becomes `My_Cache`, as SwiftPM does it.
  private static func identifier(_ name: String) -> String {
    let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    let text = String(letters)
    // A program named like a module that it imports could not import it.
    let taken: Set = [
      "Foundation", "Dispatch", "Synchronization", "Observation", "Swift", "Glibc", "main",
      "Exploration", "CExploration",
    ]
    if text.isEmpty || text.first?.isNumber == true { return "_" + text }
    return taken.contains(text) || text.hasPrefix("Modeled") ? "_" + text : text
  }
}
