extension English {
  /// What the folder is from which the paths of the learner's files start.
  static let sourceFolder = "The folder in which the command ran, or a learner's own folder."
  /// What the folder is from which the paths of checks start.
  static let courseFolder = "The folder of the course."
  /// What stands for a lane where something happens to all of them.
  static let passingTime = "time"
}

extension Finding {
  /// What is wrong, where, and what happened, as sentences.
  var sentences: String { Self.sentences(headline, explanation) }

  /// The headline as a sentence, and what follows it.
  package static func sentences(_ headline: String, _ rest: String...) -> String {
    let title = headline.prefix(1).uppercased() + headline.dropFirst() + "."
    return ([title] + rest.filter { !$0.isEmpty }).joined(separator: " ")
  }
}
