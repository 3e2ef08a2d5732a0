import CommandSupport
import Foundation
import Pages
import Testing

/// Pages that the real executables make, in a folder that goes with them, and a browser to look at them.
final class PageFolder: Sendable {
  private let folder: TemporaryFolder
  private let browser: LentBrowser

  /// The programs that are explored.
  static let programs = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Programs")

  /// Why tests in a browser do not run, in one line.
  static let without: Comment = "no Chromium on the PATH: the pages are not tried in a browser"

  init() throws {
    folder = try TemporaryFolder()
    let path = try #require(Browser.path)
    browser = try LentBrowser(path)
  }

  /// Runs `check --html` on a program of `Tests/Programs`, and opens the page.
  func check(
    _ program: String, _ words: String..., at link: String = "", look: BrowserTab.Look = .init()
  ) throws -> BrowserTab {
    let file = folder.url.appending(path: "\(UUID().uuidString).html")
    let path = Self.programs.appending(path: program).path
    let run = try Command.run("check", [path, "--html", file.path] + words)
    #expect(run.status <= 1 && run.error.isEmpty, "\(program): \(run.error)")
    return try open(file, at: link, look: look)
  }

  /// Opens a page that shows a document.
  func show(
    _ document: String, kind: PageKind = .check, at link: String = "",
    look: BrowserTab.Look = .init()
  ) throws -> BrowserTab {
    let file = folder.url.appending(path: "\(UUID().uuidString).html")
    let origin = Page.Origin(command: "check", subject: "a.swift", date: "today", version: "1")
    let page = Page(kind, title: "a title", origin: origin, document: document)
    try page.html().write(to: file, atomically: true, encoding: .utf8)
    return try open(file, at: link, look: look)
  }

  /// Opens a file.
  func open(_ file: URL, at link: String = "", look: BrowserTab.Look = .init()) throws -> BrowserTab
  {
    try BrowserTab(file, at: link, look: look, in: browser)
  }
}
