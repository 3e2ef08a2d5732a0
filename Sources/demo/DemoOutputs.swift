import Terminal

/// Where the results of `demo` go besides the terminal.
struct DemoOutputs {
  let json: OutputFile?
  let trace: OutputFile?
  let html: OutputFile?
  /// Whether the page is shown in a browser.
  let wantsOpen: Bool

  /// Understands the options for them.
  ///
  /// - Throws: `UsageError` for two that go to one place, or a page to open that has no file.
  init(_ arguments: Arguments) throws(UsageError) {
    json = arguments.string("--json").map(OutputFile.init)
    trace = arguments.string("--trace").map(OutputFile.init)
    html = arguments.string("--html").map(OutputFile.init)
    wantsOpen = arguments.has("--open")
    if wantsOpen, html?.isStandardOutput ?? true {
      throw UsageError("--open shows the page that --html FILE writes: name that file")
    }
    for (index, (option, file)) in all.enumerated() {
      guard let other = all[..<index].first(where: { $0.file.path == file.path }) else { continue }
      let place = file.isStandardOutput ? "standard output" : file.path
      throw UsageError("\(other.option) and \(option) cannot both go to \(place)")
    }
  }

  private var all: [(option: String, file: OutputFile)] {
    [("--json", json), ("--trace", trace), ("--html", html)].compactMap { option, file in
      file.map { (option, $0) }
    }
  }

  /// Makes sure, before anything is run, that all can be written.
  ///
  /// - Throws: `OutputError`.
  func check() throws(OutputError) {
    for (_, file) in all { try file.check() }
  }

  /// Whether one goes to standard output, where then no text belongs.
  var isForPrograms: Bool { all.contains { $0.file.isStandardOutput } }
}
