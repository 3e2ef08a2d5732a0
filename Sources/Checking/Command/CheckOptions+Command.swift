import Terminal

extension CheckOptions {
  /// The command that checks the same program again, to which `--replay` can be added.
  package var command: String {
    var words = ["swift", "run", "check"] + paths.map(ShellWord.quoted)
    if let scenario { words += ["--scenario", ShellWord.quoted(scenario)] }
    if let moduleName { words += ["--module-name", moduleName] }
    for call in calls { words += ["--call", call] }
    if swiftVersion != 6 { words += ["--swift-version", "\(swiftVersion)"] }
    return words.joined(separator: " ")
  }
}
