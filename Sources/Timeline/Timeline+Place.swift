extension Timeline {
  /// Where in the source something was asked for that is drawn.
  package struct Place: Sendable, Codable, Equatable {
    /// The file's path.
    package var file: String
    /// The line, from 1.
    package var line: Int

    /// Makes a place.
    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// The places, each as often as something is there.
  package var places: [Place] {
    spans.compactMap(\.place) + notes.compactMap(\.place) + marks.compactMap(\.place)
  }

  /// The same with other names of the files.
  package func renamingFiles(_ rename: (String) -> String) -> Timeline {
    var copy = self
    for index in copy.spans.indices { copy.spans[index].place?.rename(rename) }
    for index in copy.notes.indices { copy.notes[index].place?.rename(rename) }
    for index in copy.marks.indices { copy.marks[index].place?.rename(rename) }
    return copy
  }
}

extension Timeline.Place {
  fileprivate mutating func rename(_ rename: (String) -> String) { file = rename(file) }
}
