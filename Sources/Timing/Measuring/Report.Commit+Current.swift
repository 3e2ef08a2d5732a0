import Foundation

extension Report.Commit {
  /// Asks git for the commit of a folder.
  ///
  /// - Parameter folder: The folder; the current one if `nil`.
  /// - Returns: The commit, or `nil` outside a repository and where there is no git.
  package static func current(in folder: URL? = nil) -> Report.Commit? {
    guard let hash = git(["rev-parse", "HEAD"], in: folder), !hash.isEmpty,
      let changes = git(["status", "--porcelain"], in: folder)
    else { return nil }
    return Report.Commit(hash: hash, dirty: !changes.isEmpty)
  }

  private static func git(_ arguments: [String], in folder: URL?) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "--no-optional-locks"] + arguments
    if let folder { process.currentDirectoryURL = folder }
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
