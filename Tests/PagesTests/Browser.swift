import CommandSupport
import Foundation

/// A headless Chromium that a test drives: messages of its protocol through two pipes, and nothing that listens.
///
/// Everything waits for messages of the browser, never for time to pass. Calls are made by one thread at a time.
final class Browser: @unchecked Sendable {
  /// A message, or a part of one.
  typealias Fields = [String: Any]

  /// What the browser did not do, in one sentence.
  struct Trouble: Error, CustomStringConvertible {
    let description: String
  }

  /// The browser that is there; `nil` without one.
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome", "chrome"]
    let paths = folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
    return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  private let profile: TemporaryFolder
  private let process: pid_t
  private let toBrowser: Int32
  private let fromBrowser: Int32
  private var read: [UInt8] = []
  private var number = 0
  /// What came that nobody has asked for yet.
  private(set) var events: [Fields] = []

  /// Starts one with a folder of its own for all that it keeps.
  ///
  /// - Throws: ``Trouble`` if it cannot be started.
  init(_ path: String) throws {
    profile = try TemporaryFolder()
    var (commands, answers) = ([Int32](repeating: 0, count: 2), [Int32](repeating: 0, count: 2))
    guard pipe(&commands) == 0, pipe(&answers) == 0 else { throw Trouble(description: "no pipes") }
    for descriptor in commands + answers { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // It reads commands from its descriptor 3 and writes to its descriptor 4. The pipes may have these numbers
    // here, so that each goes by way of one that none has.
    posix_spawn_file_actions_adddup2(&actions, commands[0], 103)
    posix_spawn_file_actions_adddup2(&actions, answers[1], 104)
    posix_spawn_file_actions_adddup2(&actions, 103, 3)
    posix_spawn_file_actions_adddup2(&actions, 104, 4)
    posix_spawn_file_actions_addclose(&actions, 103)
    posix_spawn_file_actions_addclose(&actions, 104)
    for descriptor: Int32 in 0...2 {
      posix_spawn_file_actions_addopen(
        &actions, descriptor, "/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY, 0)
    }
    let arguments =
      [
        path, "--headless=new", "--remote-debugging-pipe", "--user-data-dir=\(profile.url.path)",
        "--no-first-run", "--disable-dev-shm-usage", "--disable-gpu", "--disable-extensions",
        "--disable-background-networking", "--disable-component-update", "--hide-scrollbars",
      ] + (getuid() == 0 ? ["--no-sandbox"] : [])
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var started = pid_t()
    let error = posix_spawn(&started, path, &actions, nil, &words, environ)
    close(commands[0])
    close(answers[1])
    guard error == 0 else {
      close(commands[1])
      close(answers[0])
      throw Trouble(description: "\(path) cannot be started: \(String(cString: strerror(error)))")
    }
    (process, toBrowser, fromBrowser) = (started, commands[1], answers[0])
  }

  deinit {
    // The end of its commands is the end of it.
    close(toBrowser)
    var byte: UInt8 = 0
    while Foundation.read(fromBrowser, &byte, 1) > 0 {}
    close(fromBrowser)
    waitpid(process, nil, 0)
  }

  /// Sends a command and waits for its answer; events that come before it are kept.
  ///
  /// - Throws: ``Trouble`` if the browser refuses or is gone.
  @discardableResult
  func call(_ method: String, _ parameters: Fields = [:], session: String? = nil) throws -> Fields {
    number += 1
    var message: Fields = ["id": number, "method": method, "params": parameters]
    message["sessionId"] = session
    try send(message)
    while true {
      let answer = try receive()
      guard answer["id"] as? Int == number else {
        events.append(answer)
        continue
      }
      if let error = answer["error"] as? Fields {
        throw Trouble(description: "\(method): \(error["message"] ?? "?")")
      }
      return answer["result"] as? Fields ?? [:]
    }
  }

  /// Waits for an event, also one that has come already, and takes it out.
  ///
  /// - Throws: ``Trouble`` if the browser is gone.
  @discardableResult
  func event(_ method: String, session: String) throws -> Fields {
    while true {
      let index = events.firstIndex {
        $0["method"] as? String == method && $0["sessionId"] as? String == session
      }
      if let index { return events.remove(at: index)["params"] as? Fields ?? [:] }
      events.append(try receive())
    }
  }

  /// The events of a session that came so far.
  func events(of session: String) -> [Fields] {
    events.filter { $0["sessionId"] as? String == session }
  }

  /// Forgets all events.
  func forget() { events = [] }

  /// Forgets the events of a session.
  func forget(_ session: String) { events.removeAll { $0["sessionId"] as? String == session } }

  private func send(_ message: Fields) throws {
    var bytes = Array(try JSONSerialization.data(withJSONObject: message))[...]
    bytes.append(0)
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(toBrowser, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Trouble(description: "the browser reads no commands any more") }
      bytes = bytes.dropFirst(count)
    }
  }

  /// The next message: JSON that a zero byte ends.
  private func receive() throws -> Fields {
    var searched = 0
    while true {
      if let end = read[searched...].firstIndex(of: 0) {
        let data = Data(read[..<end])
        read.removeFirst(end + 1)
        return try JSONSerialization.jsonObject(with: data) as? Fields ?? [:]
      }
      searched = read.count
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = Foundation.read(fromBrowser, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Trouble(description: "the browser has ended") }
      read += bytes.prefix(count)
    }
  }
}
