import CommandSupport
import Foundation
import Synchronization

/// A browser that a test has for itself while it holds this; then another one gets it, without what was left in it.
///
/// To start one takes longer than most of the tests.
final class LentBrowser: Sendable {
  let browser: Browser
  /// What keeps its pages apart from those of other tests.
  let context: String

  private static let free = Mutex<[Browser]>([])
  private static let endsAtExit: Void = {
    atexit { LentBrowser.free.withLock { $0 = [] } }
  }()

  /// Takes one that is free, or starts one.
  ///
  /// - Throws: ``Browser/Trouble`` if it cannot be started.
  init(_ path: String) throws {
    _ = Self.endsAtExit
    browser = try Self.free.withLock { $0.popLast() } ?? Browser(path)
    let made = try browser.call("Target.createBrowserContext")
    context = made["browserContextId"] as? String ?? ""
  }

  deinit {
    let words = ["browserContextId": context]
    // One that does not answer any more is nobody's.
    guard (try? browser.call("Target.disposeBrowserContext", words)) != nil else { return }
    browser.forget()
    Self.free.withLock { $0.append(browser) }
  }
}
