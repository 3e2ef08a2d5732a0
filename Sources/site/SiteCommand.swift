import Book
import Foundation
import SwiftToolchain
import Synchronization
import Terminal

/// The command line of `site`.
struct SiteCommand {
  private let arguments: Arguments

  static let syntax = CommandSyntax(
    name: "site",
    summary:
      "Makes a book of the package: patterns, exercises, findings, glossary and documents as pages.",
    usage: [
      "site OUT               make the book in a folder",
      "site OUT --serve       show it to the browsers of this machine; make it first if it is not there",
    ],
    options: [
      .init("--serve", help: "Show the book on 127.0.0.1 until Ctrl-C; DocC's part needs that."),
      .init(
        "--port", "N",
        help: "The port for --serve, which keeps the address the same (default: one that is free)."
      ),
      .init(
        "--base-path", "PATH",
        help: "Where the book will be on its server, such as course/book (default: at the top)."),
    ],
    epilogue: """
      OUT is a new or empty folder, or one that has an older book, which is replaced.
      The book is written whole or not at all. It runs every pattern and checks every
      exercise's starter, which takes a minute or two.
      """)

  init(arguments words: [String]) throws { arguments = try Self.syntax.parse(words) }

  func run() throws -> ExitStatus {
    if arguments.has("--help") {
      Console.print(Self.syntax.help, terminator: "")
      return .success
    }
    guard let out = arguments.operands.first, arguments.operands.count == 1, !out.isEmpty else {
      throw UsageError("name one folder for the book, such as: swift run site Book")
    }
    let folder = BookFolder(out)
    Interruption.cleanUp = folder.stop
    _ = try (base, port)
    if arguments.has("--serve"), folder.isBook { return try serve(folder) }
    try make(folder, out)
    return arguments.has("--serve") ? try serve(folder) : .success
  }

  private func make(_ folder: BookFolder, _ out: String) throws {
    guard let toolchain = Toolchain() else {
      throw BookError("no swiftc on the PATH: install a Swift toolchain")
    }
    let base = try self.base
    try folder.check()
    let products = try Self.products
    let contents = try BookContents(root: BookContents.package)
    let maker = try BookMaker(contents, products: products, toolchain: toolchain, base: base)
    let start = ContinuousClock.now
    let bar = Mutex(ProgressBar())
    defer { bar.withLock { $0.finish() } }
    Interruption.farewell = {
      folder.isBook ? "Stopped: the book is as it was." : "Stopped: no book was made."
    }
    try maker.make(in: folder) { fraction, title in
      bar.withLock { $0.update(fraction, title) }
    }
    Interruption.farewell = { nil }
    bar.withLock { $0.finish() }
    let time = DurationText.format(start.duration(to: .now))
    Console.print("\(contents.summary), made in \(time).\nBegin: \(out)/index.html")
  }

  /// Where to show it; 0 for a port that is free.
  private var port: UInt16 {
    get throws {
      let port = UInt16(try arguments.integer("--port", default: 0, in: 1...65535))
      guard port == 0 || arguments.has("--serve") else {
        throw UsageError("--port is for --serve, which shows the book")
      }
      return port
    }
  }

  /// The path of the book on its server.
  private var base: String {
    get throws {
      let parts = (arguments.string("--base-path") ?? "").split(separator: "/")
      for part in parts
      where part.wholeMatch(of: #/[A-Za-z0-9._~-]+/#) == nil || [".", ".."].contains(part) {
        throw UsageError(
          "--base-path takes names with slashes between them, such as course/book; '\(part)' is none"
        )
      }
      return parts.joined(separator: "/")
    }
  }

  /// The folder with what the build has made: the other commands are beside this one.
  static var products: URL {
    get throws {
      guard let executable = Bundle.main.executableURL else {
        throw BookError("site cannot find its own executable, beside which the others are")
      }
      return executable.deletingLastPathComponent()
    }
  }

  private func serve(_ folder: BookFolder) throws -> ExitStatus {
    let server = try BookServer(folder, port: port)
    Console.print("The book is at \(server.address) until Ctrl-C.")
    // Ctrl-C ends the process.
    while true { pause() }
  }
}
