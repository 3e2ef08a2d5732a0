import Terminal

/// Finds what seems to be meant for an exercise, and is not where its file is looked for.
struct StrayFiles {
  private let course: Course

  init(_ course: Course) { self.course = course }

  /// What is noted about a learner's folder.
  ///
  /// - Parameter lacks: Whether the learner has no file for an exercise.
  func notes(_ home: FolderHandle, lacks: (Exercise) -> Bool) -> [ClassNote] {
    var notes: [ClassNote] = []
    for place in LearnerFolder.homes {
      notes += misplaced(in: home, place, lacks: lacks)
    }
    return notes
  }

  private func misplaced(
    in home: FolderHandle, _ place: String, lacks: (Exercise) -> Bool
  ) -> [ClassNote] {
    var notes: [ClassNote] = []
    for name in names(home, place) {
      let text = name.text
      let path = place + text
      if let exercise = course.exercise(text) {
        notes += lacks(exercise) ? misnamed(in: home, path, of: exercise) : []
      } else if !LearnerFolder.homes.contains(place + text + "/"), !text.hasPrefix("."),
        let exercise = nearest(text), lacks(exercise)
      {
        let nearest = isFile(text) ? exercise.fileName : exercise.name
        notes.append(
          ClassNote(kind: .unknownName, path: path, nearest: nearest, exercise: exercise.name))
      }
    }
    return notes
  }

  /// Files like the learner's in an exercise's folder, which has none of the right name.
  private func misnamed(
    in home: FolderHandle, _ path: String, of exercise: Exercise
  ) -> [ClassNote] {
    names(home, path + "/").map(\.text).filter { $0.hasSuffix(exercise.kind.fileEnding) }.map {
      ClassNote(
        kind: .unknownName, path: "\(path)/\($0)", nearest: exercise.fileName,
        exercise: exercise.name)
    }
  }

  /// The exercise whose folder or file has nearly this name.
  private func nearest(_ text: String) -> Exercise? {
    let isFile = isFile(text)
    let names = course.exercises.map { isFile ? $0.fileName : $0.name }
    return Suggestion.nearest(to: text, among: names).flatMap { name in
      course.exercises.first { (isFile ? $0.fileName : $0.name) == name && text != name }
    }
  }

  /// Whether a name is one that a learner's file could have.
  private func isFile(_ text: String) -> Bool {
    ExerciseKind.allCases.contains { text.hasSuffix($0.fileEnding) }
  }

  private func names(_ home: FolderHandle, _ path: String) -> [FolderName] {
    guard path.isEmpty || (try? home.kind(of: FolderName(String(path.dropLast())))) == .folder
    else {
      return []
    }
    let folder = path.isEmpty ? home : try? FolderHandle(FolderName(path), in: home)
    return (try? folder?.names()) ?? []
  }
}
