import Foundation
import Terminal

/// The folders of a course, in which a new exercise finds its place.
///
/// What is in them does not matter: an exercise that is only half written must not keep its author from
/// beginning another one.
struct CourseOutline {
  /// The chapters, and the exercises of each.
  let chapters: [(folder: NumberedFolder, exercises: [NumberedFolder])]

  /// What lies between the numbers of two exercises at first: room for those that come between them.
  static let step = 10

  /// - Throws: ``CourseError`` for a folder that cannot be read.
  init(_ course: URL) throws(CourseError) {
    var chapters: [(NumberedFolder, [NumberedFolder])] = []
    for chapter in try NumberedFolder.all(in: course) {
      chapters.append((chapter, try NumberedFolder.all(in: chapter.url)))
    }
    self.chapters = chapters
  }

  /// The names of all exercises.
  var names: [String] { chapters.flatMap { $0.exercises.map(\.name) } }

  /// The name of an exercise's folder: at least three digits, so that lists of files are in order.
  static func folderName(_ number: Int, _ name: String) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 3 - digits.count)) + "\(digits)-\(name)"
  }

  /// The folder of a place's chapter, and a number that no exercise has there.
  ///
  /// - Parameter commands: Those that an error suggests.
  /// - Throws: `UsageError` if there is no such place.
  func find(_ place: NewExercise.Position, _ commands: CourseCommands) throws(UsageError) -> (
    chapter: URL, number: Int
  ) {
    switch place {
    case .end(let number):
      let index = try index(ofChapter: number)
      return (chapters[index].folder.url, afterAll(chapters[index].exercises))
    case .after(let name):
      for (chapter, exercises) in chapters {
        guard let at = exercises.firstIndex(where: { $0.name == name }) else { continue }
        return (chapter.url, try number(behind: at, of: exercises))
      }
      throw UsageError(
        unknown: "exercise", name, among: names, help: "'\(commands.ofCourse("list"))' lists them")
    }
  }

  private func index(ofChapter number: Int?) throws(UsageError) -> Int {
    guard let number else { return chapters.count - 1 }
    if let index = chapters.firstIndex(where: { $0.folder.number == number }) { return index }
    let known = chapters.map { "\($0.folder.number)" }.joined(separator: ", ")
    throw UsageError(
      "there is no chapter \(number); there are \(known). A new one is a folder \(number)-NAME "
        + "whose README.md begins with '# Title'")
  }

  private func number(behind at: Int, of exercises: [NumberedFolder]) throws(UsageError) -> Int {
    guard at + 1 < exercises.count else { return afterAll(exercises) }
    let (before, follower) = (exercises[at], exercises[at + 1])
    let middle = before.number + (follower.number - before.number) / 2
    guard middle > before.number else {
      throw UsageError(
        "no number is left between \(before.url.lastPathComponent) and "
          + "\(follower.url.lastPathComponent): rename one of these folders to make room. Only its "
          + "number changes, so learners keep their progress")
    }
    return middle
  }

  private func afterAll(_ exercises: [NumberedFolder]) -> Int {
    ((exercises.last?.number ?? 0) / Self.step + 1) * Self.step
  }
}
