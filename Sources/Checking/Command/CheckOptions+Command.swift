extension CheckOptions {
  /// The command that checks the same program again, to which `--replay` can be added.
  package var command: String {
    var words = ["swift", "run", "check"] + paths.map(Self.quoted)
    if let scenario { words += ["--scenario", Self.quoted(scenario)] }
    if let moduleName { words += ["--module-name", moduleName] }
    for call in calls { words += ["--call", call] }
    if swiftVersion != 6 { words += ["--swift-version", "\(swiftVersion)"] }
    return words.joined(separator: " ")
  }

  /// A word as a shell has to be given it.
  private static func quoted(_ word: String) -> String {
    let plain = word.allSatisfy { $0.isLetter || $0.isNumber || "/._-+,:@%".contains($0) }
    return plain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
