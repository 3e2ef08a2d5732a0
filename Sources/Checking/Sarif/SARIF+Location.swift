import Foundation

extension SARIF {
  /// A text that a person reads.
  struct Message: Sendable, Encodable {
    let text: String

    /// Braces and links mean something in such a text, so what is quoted is written in another way.
    init(_ text: String) {
      let whole = text.replacing("{", with: "{{").replacing("}", with: "}}")
      self.text =
        whole.contains("](")
        ? whole.replacing("[", with: "\\[").replacing("]", with: "\\]") : whole
    }
  }

  /// A file: relative to a folder that has a name, so that it is the same on every machine.
  package struct File: Sendable, Equatable, Encodable {
    let uri: String
    let uriBaseId: String?

    /// A file in a folder.
    ///
    /// - Parameters:
    ///   - path: The path from there; another one, or one that leaves it, is written in full.
    ///   - current: The folder from which relative paths start.
    package static func inFolder(_ path: String, current: String) -> File {
      let home = URL(filePath: current, directoryHint: .isDirectory).standardizedFileURL.path
      let whole = URL(
        filePath: path, relativeTo: URL(filePath: current, directoryHint: .isDirectory)
      ).standardizedFileURL.path
      let start = home.hasSuffix("/") ? home : home + "/"
      guard whole.hasPrefix(start) else {
        return File(uri: "file://" + encoded(whole), uriBaseId: nil)
      }
      return File(uri: encoded(String(whole.dropFirst(start.count))), uriBaseId: Base.source)
    }

    /// A file of a course, from the course's folder.
    package static func inCourse(_ path: String) -> File {
      File(uri: encoded(path), uriBaseId: Base.course)
    }

    /// Only what is a letter, a digit or one of these four in every kind of URI stays as it is.
    private static func encoded(_ path: String) -> String {
      path.utf8.map { byte in
        let scalar = Unicode.Scalar(byte)
        let isPlain = scalar.properties.isAlphabetic && scalar.isASCII || (48...57).contains(byte)
        return isPlain || "/-._~".utf8.contains(byte)
          ? String(Character(scalar))
          : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
    }
  }

  /// A folder that has a name.
  struct Base: Sendable, Encodable {
    let description: Message

    /// What code hosts call the folder that was checked out.
    static let source = "%SRCROOT%"
    static let course = "COURSE"
    static let all = [
      source: Base(description: Message(English.sourceFolder)),
      course: Base(description: Message(English.courseFolder)),
    ]
  }

  /// A place, and what is to be said about it.
  package struct Location: Sendable, Encodable {
    struct Physical: Sendable, Encodable {
      let artifactLocation: File
      let region: Region
    }
    struct Region: Sendable, Encodable {
      let startLine: Int
      let startColumn: Int?
    }
    struct Logical: Sendable, Encodable {
      let name: String?
      /// A name as a linker has it.
      let decoratedName: String?
      let kind = "function"
      private enum CodingKeys: CodingKey { case name, decoratedName, kind }

      init(_ name: String) {
        let isDecorated = name.hasPrefix("$s")
        self.name = isDecorated ? nil : name
        decoratedName = isDecorated ? name : nil
      }
    }
    let id: Int?
    let physicalLocation: Physical?
    let logicalLocations: [Logical]?
    let message: Message?

    /// - Parameters:
    ///   - id: By which it can be referred to.
    ///   - file: Where the place's file is.
    package init(
      _ place: Place?, _ text: String? = nil, id: Int? = nil, file: (String) -> File
    ) {
      self.id = id
      physicalLocation = place.map { place in
        Physical(
          artifactLocation: file(place.file),
          region: Region(startLine: max(1, place.line), startColumn: place.exactColumn))
      }
      logicalLocations = place?.function.map { [Logical($0)] }
      message = text.map(Message.init)
    }
  }
}
