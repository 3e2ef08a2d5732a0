import Exploration
import Foundation
import ModeledConcurrency
import ModeledThreads

/// Makes a shared object of the learner's files that a worker can open, and keeps it for the next time.
public struct ObjectBuilder: Sendable {
  /// Where the checker's own build left its modules: beside the executable.
  private let products: URL
  private let toolchain: Toolchain
  private let cache: URL

  /// - Parameter executable: The running `check`.
  public init(toolchain: Toolchain, executable: String) {
    self.toolchain = toolchain
    products = URL(fileURLWithPath: executable).deletingLastPathComponent()
    let base =
      ProcessInfo.processInfo.environment["XDG_CACHE_HOME"].map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".cache")
    cache = base.appendingPathComponent("interleave/check")
  }

  /// What is built.
  public struct Request: Sendable {
    public var sources: [SwiftSource]
    /// The text of the entry file, for scenarios that are functions.
    public var entry: String?
    public var moduleName: String
    public var swiftVersion: String
    /// The scenario's files, if they are a module of their own that imports the first one.
    public var isLibrary: Bool
    public init(
      sources: [SwiftSource], entry: String?, moduleName: String, swiftVersion: String,
      isLibrary: Bool
    ) {
      self.sources = sources
      self.entry = entry
      self.moduleName = moduleName
      self.swiftVersion = swiftVersion
      self.isLibrary = isLibrary
    }
  }

  /// Compiles and links what is requested, or finds it made already.
  ///
  /// - Returns: The object's path, and a number that tells the program apart.
  /// - Throws: ``BuildError``, or an error of the file system.
  public func build(_ request: Request) throws -> (object: String, program: Int) {
    let substitution = SourceSubstitution(module: request.sources)
    var texts: [(name: String, text: String)] = []
    for (index, source) in request.sources.enumerated() {
      let name = URL(fileURLWithPath: source.path).lastPathComponent
      texts.append(("\(index)/\(name)", try substitution.substitute(source).text))
    }
    if let entry = request.entry { texts.append(("entry/InterleaveEntry.swift", entry)) }
    let key = contentKey(of: texts.map(\.text), request)
    let folder = cache.appendingPathComponent(key)
    let object = folder.appendingPathComponent("program.so")
    let program = Schedule.fingerprint(of: key.utf8)
    if access(object.path, R_OK) == 0 { return (object.path, program) }
    try make(texts, request, in: folder, object: object)
    return (object.path, program)
  }

  private func make(
    _ texts: [(name: String, text: String)], _ request: Request, in folder: URL, object: URL
  ) throws {
    let files = FileManager.default
    let work = cache.appendingPathComponent("work-\(getpid())-\(folder.lastPathComponent)")
    try files.createDirectory(at: work, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: work) }
    var paths: [String] = []
    for (name, text) in texts {
      let url = work.appendingPathComponent(name)
      try files.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: false, encoding: .utf8)
      paths.append(url.path)
    }
    let job = CompileJob(
      files: paths, moduleName: request.moduleName, swiftVersion: request.swiftVersion,
      isLibrary: request.isLibrary, modules: products.appendingPathComponent("Modules").path,
      clangModuleMap: products.appendingPathComponent("CExploration.build/module.modulemap").path)
    let output = work.appendingPathComponent("program.o").path
    let compiled = try Tool(path: toolchain.swiftFrontend)
      .run(toolchain.compileArguments(job, output: output))
    let said = String(decoding: compiled.output, as: UTF8.self)
    guard compiled.status == 0 else { throw BuildError.doesNotCompile(said) }
    try refuseUncontrolled(ObjectSymbols(path: output)?.undefined ?? [], in: request.sources)
    let made = work.appendingPathComponent("program.so").path
    let linked = try Tool(path: toolchain.linker)
      .run(toolchain.linkArguments(object: output, wrapping: wrapped, output: made))
    guard linked.status == 0 else {
      throw BuildError.doesNotLink(String(decoding: linked.output, as: UTF8.self))
    }
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    // A rename is whole or nothing, also when two checks build the same file at once.
    guard rename(made, object.path) == 0 else { throw BuildError.doesNotLink("cannot be kept") }
  }

  /// What the models do not control must not run: it is refused by name, at the line that uses it.
  private func refuseUncontrolled(_ symbols: [String], in sources: [SwiftSource]) throws {
    for symbol in symbols.sorted() {
      guard case .refused(let reason) = SymbolPolicy.judge(symbol) else { continue }
      let parts = reason.split(separator: ":", maxSplits: 1)
      let name = parts.first.map(String.init) ?? symbol
      let why = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : reason
      let place = sources.lazy.compactMap { source in source.line(using: name).map { (source.path, $0) } }
        .first
      throw UnsupportedAPI(
        name: name, path: place?.0 ?? sources.first?.path ?? "", line: place?.1 ?? 1,
        reason: why.hasSuffix(".") ? String(why.dropLast()) : why)
    }
  }

  /// The C functions of the explored object that go to the models instead.
  private var wrapped: [String] { WrappedSymbols.modelled + ConcurrencyCalls.wrapped }

  /// Two hashes of all that the object depends on: the texts, the options, the checker's own build.
  private func contentKey(of texts: [String], _ request: Request) -> String {
    var state = stat()
    let modules = products.appendingPathComponent("Modules/ModeledConcurrency.swiftmodule").path
    stat(modules, &state)
    let options = [
      request.moduleName, request.swiftVersion, "\(request.isLibrary)", toolchain.root,
      wrapped.joined(separator: ","), "\(state.st_mtim.tv_sec).\(state.st_mtim.tv_nsec)",
      CommandLine.arguments.first ?? "",
    ]
    var first: UInt64 = 0xcbf2_9ce4_8422_2325
    var second: UInt64 = 0x9e37_79b9_7f4a_7c15
    for text in options + texts {
      for byte in text.utf8 {
        first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
        second = (second &+ UInt64(byte)) &* 0xbf58_476d_1ce4_e5b9
        second ^= second >> 29
      }
      first = (first ^ 0xFF) &* 0x100_0000_01b3
      second = (second &+ 0xFF) &* 0xbf58_476d_1ce4_e5b9
    }
    return String(first, radix: 36) + String(second, radix: 36)
  }
}

/// Why there is no object.
public enum BuildError: Error, Sendable, Equatable {
  /// What the compiler said, on the learner's lines.
  case doesNotCompile(String)
  case doesNotLink(String)
}
