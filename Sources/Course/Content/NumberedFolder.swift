import Foundation

/// A folder whose name begins with a number and a hyphen: a chapter, or an exercise in one.
///
/// The number says only where it stands among its neighbours. Everything else that is kept, such as a
/// learner's progress, goes by the name, so that an exercise can come between two others.
struct NumberedFolder {
  /// The number that its name begins with.
  let number: Int
  /// The rest of its name.
  let name: String
  /// Where it lies.
  let url: URL

  /// The folders of this kind in a folder, in the order of their numbers, and by name where those are
  /// the same.
  static func all(in folder: URL) throws(CourseError) -> [NumberedFolder] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      throw CourseError(description: "\(folder.path) is not a readable folder")
    }
    return names.compactMap { name -> NumberedFolder? in
      let parts = name.split(separator: "-", maxSplits: 1)
      guard parts.count == 2, let number = Int(parts[0]) else { return nil }
      return NumberedFolder(
        number: number, name: String(parts[1]), url: folder.appending(path: name))
    }.sorted { ($0.number, $0.name) < ($1.number, $1.name) }
  }
}
