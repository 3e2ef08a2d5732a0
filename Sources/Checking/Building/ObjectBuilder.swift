import Exploration
import Foundation
import ModeledConcurrency
import ModeledThreads

/// Makes a shared object of the learner's files that a worker can open, and keeps it for the next time.
package struct ObjectBuilder: Sendable {
  private let program: RunningProgram
  let toolchain: Toolchain
  let cache: BuildCache

  /// - Parameter executable: The running `check`, next to which its build left the models' modules.
  /// - Throws: An error of the file system when there is no place for what is built.
  package init(toolchain: Toolchain, executable: String) throws {
    program = RunningProgram(path: executable)
    cache = try BuildCache()
    // The home folder may be there to read only.
    var toolchain = toolchain
    toolchain.moduleCache = cache.modules
    self.toolchain = toolchain
  }

  /// Compiles and links what is requested, or finds it made already.
  ///
  /// - Returns: The path of the object.
  /// - Throws: ``BuildError``, ``UnsupportedAPI``, ``ToolError``, or an error of the file system.
  package func build(_ request: BuildRequest) throws -> String {
    let modules = try request.modules.map { try texts(of: $0) }
    let key = contentKey(modules, request)
    if let object = cache.object(key) { return object }
    defer { cache.removeWorkFolders() }
    let work = try cache.workFolder(key)
    let made = try make(modules, request, in: work)
    return try cache.keep(made, as: key)
  }

  /// Removes what this process has half done; a build that is running does not continue.
  package func abandon() {
    WorkGate.close()
    cache.removeWorkFolders()
  }

  private func texts(of module: ProgramFiles.Module) throws -> [String] {
    let substitution = SourceSubstitution(module: module.sources, isLibrary: module.isFolder)
    return try module.sources.map { try substitution.substitute($0).text }
  }

  // MARK: Compiling

  private func make(_ modules: [[String]], _ request: BuildRequest, in work: URL) throws -> URL {
    var objects: [String] = []
    var stubs: [RefusedSymbol] = []
    let refersUnsafely = modules.joined().contains { text in
      ["Unmanaged", "unowned(unsafe)"].contains { text.contains($0) }
    }
    for (index, texts) in modules.enumerated() {
      let module = request.modules[index]
      let isLast = index == modules.count - 1
      var files = try write(texts, of: module, to: work.appending(path: "\(index)"))
      if isLast, let entry = request.entry {
        let url = work.appending(path: Self.entryName)
        try entry.write(to: url, atomically: false, encoding: .utf8)
        files.append(url.path)
      }
      let job = CompileJob(
        files: files, moduleName: module.name, swiftVersion: request.swiftVersion,
        isLibrary: request.isLibrary(index),
        modules: [work.path, modelsFolder], clangModuleMap: clangModuleMap,
        modulePath: isLast ? nil : work.appending(path: module.name + ".swiftmodule").path,
        isGraded: request.gradingSeed != nil)
      let object = work.appending(path: "\(index).o").path
      let representation = work.appending(path: "\(index).ll")
      let compiled = try run(
        toolchain.swiftFrontend,
        toolchain.representationArguments(job, output: representation.path), for: request)
      let said = String(decoding: compiled.output, as: UTF8.self)
      if compiled.signal != 0 { throw BuildError.endsCompiler }
      guard compiled.status == 0 else { try refuse(request, said, in: work) }
      if job.isGraded, let path = module.sources.first?.path,
        let use = UnsafeUse.first(in: said, of: path)
      {
        throw use
      }
      let exchangesWeakly = texts.contains { $0.contains("weakCompareExchange") }
      try instrument(representation, output: object, for: request) {
        try InstrumentedRepresentation.rewrite(
          &$0, exchangesWeakly: exchangesWeakly, refersUnsafely: refersUnsafely)
      }
      let refused = RefusedSymbol.all(in: object)
      if let first = refused.first(where: { !module.isFolder || !$0.canBeLinked }) {
        throw first.error(in: module.sources)
      }
      // A library may have more to it than a scenario uses: only what is called is refused.
      stubs += refused.filter { one in one.isFunction && !stubs.contains { $0.symbol == one.symbol }
      }
      objects.append(object)
    }
    if !stubs.isEmpty { objects.append(try makeStubs(stubs, in: work)) }
    let made = work.appending(path: "program.so")
    let linked = try run(
      toolchain.linker,
      toolchain.linkArguments(
        objects: objects,
        wrapping: WrappedSymbols.modelled + ConcurrencyCalls.wrapped + stubs.map(\.symbol),
        output: made.path), for: request)
    try linked.checkEnd()
    guard linked.status == 0 else {
      throw BuildError.doesNotLink(String(decoding: linked.output, as: UTF8.self))
    }
    return made
  }

  /// Makes an object of a module in LLVM's language that tells of every access of memory.
  private func instrument(
    _ representation: URL, output: String, for request: BuildRequest,
    rewriting: (inout [UInt8]) throws -> Void
  ) throws {
    var text = [UInt8](try Data(contentsOf: representation))
    try rewriting(&text)
    let compiled = try run(
      toolchain.clang, toolchain.instrumentArguments(output: output), input: text, for: request)
    try compiled.checkEnd()
    guard compiled.status == 0 else {
      let said = String(decoding: compiled.output, as: UTF8.self)
      throw ToolError.misunderstood(
        tool: "clang", what: said.split(separator: "\n").first.map(String.init) ?? "")
    }
  }

  /// Runs a tool on what a program consists of.
  ///
  /// - Throws: ``BuildError`` if that takes too much, or ``ToolError``.
  func run(
    _ tool: String, _ arguments: [String], input: [UInt8] = [], for request: BuildRequest
  ) throws -> Tool.Result {
    let most = request.gradingSeed == nil ? ToolLimits.program : .submission
    let result = try Tool(path: tool, most: most).run(arguments, input: input)
    if let excess = result.excess { throw BuildError.takesTooMuch(excess) }
    try result.checkSystem()
    return result
  }

  /// Compiles functions that stand in for those that are refused, and end the execution.
  private func makeStubs(_ stubs: [RefusedSymbol], in work: URL) throws -> String {
    let source = work.appending(path: "InterleaveStubs.swift")
    let text = "import ModeledConcurrency\n" + stubs.map(\.stub).joined()
    try text.write(to: source, atomically: false, encoding: .utf8)
    let job = CompileJob(
      files: [source.path], moduleName: "InterleaveStubs", swiftVersion: 6, isLibrary: true,
      modules: [modelsFolder], clangModuleMap: clangModuleMap)
    let object = work.appending(path: "stubs.o").path
    let compiled = try Tool(path: toolchain.swiftFrontend)
      .run(toolchain.plainArguments(job, output: object))
    try compiled.checkSystem()
    try compiled.checkEnd()
    guard compiled.status == 0 else {
      throw BuildError.doesNotLink(String(decoding: compiled.output, as: UTF8.self))
    }
    return object
  }

  var modelsFolder: String { program.products.appending(path: "Modules").path }
  var clangModuleMap: String {
    program.products.appending(path: "CExploration.build/module.modulemap").path
  }

  static let entryName = "InterleaveEntry.swift"

  func write(
    _ texts: [String], of module: ProgramFiles.Module, to folder: URL
  ) throws -> [String] {
    try zip(module.fileNames, texts).enumerated().map { index, file in
      let url = folder.appending(path: "\(index)/\(file.0)")
      try WorkGate.pass {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try file.1.write(to: url, atomically: false, encoding: .utf8)
      }
      return url.path
    }
  }

  // MARK: What does not work

  /// Finds out whether the learner or the models are to blame for what the compiler refuses.
  private func refuse(_ request: BuildRequest, _ said: String, in work: URL) throws -> Never {
    let originals = work.appending(path: "originals")
    for (index, module) in request.modules.enumerated() {
      let files = try write(
        module.sources.map(\.text), of: module, to: originals.appending(path: "\(index)"))
      let isLast = index == request.modules.count - 1
      let job = CompileJob(
        files: files, moduleName: module.name, swiftVersion: request.swiftVersion,
        isLibrary: request.isLibrary(index), modules: [originals.path, modelsFolder],
        clangModuleMap: clangModuleMap,
        modulePath: isLast ? nil : originals.appending(path: module.name + ".swiftmodule").path,
        isGraded: request.gradingSeed != nil)
      let answer = try run(
        toolchain.swiftFrontend, toolchain.diagnoseArguments(job), for: request)
      if answer.signal != 0 { throw BuildError.endsCompiler }
      guard answer.status != 0 else { continue }
      var text = String(decoding: answer.output, as: UTF8.self)
      for (file, source) in zip(files, module.sources) {
        text = text.replacing(file, with: source.path)
      }
      throw BuildError.doesNotCompile(text)
    }
    let diagnostics = Diagnostic.all(in: said).filter { $0.severity == "error" }
    if let first = diagnostics.first, first.path.hasSuffix(Self.entryName) {
      throw BuildError.cannotBeCalled(first.message)
    }
    throw diagnostics.lazy.compactMap(\.unsupportedAPI).first ?? BuildError.doesNotCompile(said)
  }

  func contentKey(_ modules: [[String]], _ request: BuildRequest) -> String {
    var key = ContentKey()
    for (module, texts) in zip(request.modules, modules) {
      for text in [module.name, "\(texts.count)"] + texts { key.add(text) }
    }
    for text in [request.entry ?? "", "\(request.swiftVersion)", toolchain.root] { key.add(text) }
    for tool in [toolchain.swiftFrontend, toolchain.clang] { key.add(versionOf: tool) }
    for path in [program.file] + program.models { key.add(versionOf: path) }
    return key.text
  }
}

extension ProgramFiles.Module {
  /// The names under which the compiler gets the files: only `main.swift` may have statements outside
  /// of declarations where there are several.
  fileprivate var fileNames: [String] {
    let starts = sources.firstIndex { SourceShape($0).hasTopLevelCode }
    return sources.indices.map { index in
      let name = URL(filePath: sources[index].path).lastPathComponent
      return sources.count > 1 && index == starts ? "main.swift" : name
    }
  }
}
