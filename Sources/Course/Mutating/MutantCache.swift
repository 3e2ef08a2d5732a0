import Checking
import Foundation
import SeededRandom

/// What mutants got before, for as long as neither `grade` nor the exercise nor they have changed.
package struct MutantCache: Sendable {
  private let folder: URL?
  private let version: String

  /// How many are kept: those of a large course.
  private static let most = 20_000

  /// The user's cache, if anything can be kept there.
  ///
  /// - Parameter executable: The running `grade`, whose builds are told apart by size and time.
  package init(executable: String) {
    folder = try? CacheFolder.find().appending(path: "mutants")
    var state = stat()
    stat(executable, &state)
    version = "\(state.st_size) \(state.st_mtim.tv_sec).\(state.st_mtim.tv_nsec)"
  }

  /// What a mutant of an exercise got.
  package func grade(of mutant: Mutant, _ exercise: Exercise) -> MutantGrade? {
    guard let file = file(mutant, exercise),
      let data = FileManager.default.contents(atPath: file.path)
    else { return nil }
    return try? JSONDecoder().decode(MutantGrade.self, from: data)
  }

  /// Keeps what a mutant got, unless that was the machine's fault.
  package func keep(_ grade: MutantGrade, of mutant: Mutant, _ exercise: Exercise) {
    guard grade.answer != .notGraded, let folder, let file = file(mutant, exercise),
      let data = try? JSONEncoder().encode(grade)
    else { return }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? data.write(to: file, options: .atomic)
  }

  /// Begins anew once there are too many.
  package func removeMany() {
    guard let folder,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path),
      names.count > Self.most
    else { return }
    for name in names { try? FileManager.default.removeItem(at: folder.appending(path: name)) }
  }

  private func file(_ mutant: Mutant, _ exercise: Exercise) -> URL? {
    let manifest = exercise.folder.appending(path: "exercise.json")
    guard let settings = try? CourseFile.text(manifest), let check = try? exercise.check else {
      return nil
    }
    let parts =
      [version, exercise.name, settings, exercise.fileName, exercise.starter]
      + check.flatMap { [$0.path, $0.text] } + [mutant.text]
    var hash = StableHash([])
    for part in parts {
      hash.add(UInt64(part.utf8.count))
      for byte in part.utf8 { hash.add(UInt64(byte)) }
    }
    return folder?.appending(path: String(hash.value, radix: 36))
  }
}
