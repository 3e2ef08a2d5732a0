extension English {
  /// What the folder is from which the paths of the learner's files start.
  static let sourceFolder = "The folder in which the command ran, or a learner's own folder."
  /// What the folder is from which the paths of checks start.
  static let courseFolder = "The folder of the course."
  /// What stands for a lane where something happens to all of them.
  static let passingTime = "time"
}
