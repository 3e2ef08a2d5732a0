import Foundation
import SeededRandom

/// A secret of the teacher's on which a check's numbers depend, besides the submission's text.
///
/// Without one, a learner can find out which numbers a text will be given. The hash that the seed comes from
/// cannot be turned round, so neither a report nor its numbers tell the secret.
package struct Salt: Sendable {
  private let secret: [UInt8]
  /// What a report may tell of it.
  package let label: GradeReport.Salt

  /// Fewer bytes could be guessed, and then the digest in a report would confirm the guess.
  private static let fewestBytes = 16

  /// Reads the secret.
  ///
  /// - Throws: ``CourseError`` if it cannot be read, or is too short to be a secret.
  package init(file path: String) throws(CourseError) {
    // All of a device could be read forever.
    var state = stat()
    guard stat(path, &state) == 0, state.st_mode & S_IFMT == S_IFREG,
      state.st_size <= CourseFile.mostBytes, let data = FileManager.default.contents(atPath: path)
    else {
      throw CourseError(description: "\(path) cannot be read as a salt: no file of at most 1 MiB")
    }
    guard data.count >= Self.fewestBytes else {
      throw CourseError(
        description: "\(path) has \(data.count) bytes, and a salt needs \(Self.fewestBytes): "
          + "head -c 32 /dev/urandom > \(path)")
    }
    secret = Array(data)
    label = GradeReport.Salt(
      name: URL(filePath: path).lastPathComponent, digest: SHA256(secret).text)
  }

  /// What the numbers of a submission depend on.
  package static func seed(of text: String, with salt: Salt?) -> UInt64 {
    SHA256(Array(text.utf8), key: salt?.secret ?? []).seed
  }
}
