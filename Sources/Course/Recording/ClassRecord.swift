import Channel
import Foundation
import Synchronization
import Terminal

/// The verdicts on a class, or on a part of one, in a file that grows as they come.
///
/// So that a grading that was stopped can go on, and parts that several machines graded can be merged. A line
/// that was not finished is as if it had never been begun.
package final class ClassRecord: Sendable {
  /// What the verdicts are about: the first line.
  package struct Head: Sendable, Codable, Equatable {
    /// The version of this form.
    package var schema = 1
    /// What the verdicts depend on.
    package var basis: JudgingBasis
    /// Every learner of the class, in order.
    package var learners: [FolderName]
    /// What has to be said about the folders of this part's learners, in their order.
    package var notes: [[ClassNote]]
    /// Which part of the class it is; the whole of it is the only part of one.
    package var part: Shard

    /// Makes a head.
    package init(
      basis: JudgingBasis, learners: [FolderName], part: Shard,
      notes: (FolderName) -> [ClassNote] = { _ in [] }
    ) {
      self.basis = basis
      self.learners = learners
      self.part = part
      self.notes = []
      self.notes = ownLearners.map(notes)
    }

    /// The learners of this part: every so many of the class, so that no part has only the last ones.
    package var ownLearners: [FolderName] {
      learners.enumerated().filter { $0.offset % part.count == part.index - 1 }.map(\.element)
    }

    /// The rows of this part, in order.
    package var rows: [Row] {
      ownLearners.flatMap { learner in
        basis.exercises.map { Row(learner: learner, exercise: $0.exercise) }
      }
    }
  }

  /// One submission of one learner.
  package struct Row: Sendable, Codable, Hashable {
    /// Whose it is.
    package let learner: FolderName
    /// For which exercise.
    package let exercise: String

    /// Makes a row.
    package init(learner: FolderName, exercise: String) {
      self.learner = learner
      self.exercise = exercise
    }
  }

  /// A verdict: a line.
  package struct Entry: Sendable, Codable {
    /// On what.
    package let row: Row
    /// What stands for the submission and everything else that the report depends on.
    package let key: String
    /// Where the file is in the learner's folder.
    package let file: String
    /// The report.
    package let report: GradeReport

    /// Makes an entry.
    package init(row: Row, key: String, file: String, report: GradeReport) {
      self.row = row
      self.key = key
      self.file = file
      self.report = report
    }
  }

  private let path: String
  private let descriptor: Int32
  private let state: Mutex<(entries: [Row: Entry], length: off_t, failure: OutputError?)>

  /// Opens a record, and keeps what it has that is still true.
  ///
  /// - Parameters:
  ///   - keys: The key that each row has now: a verdict with another one is about another submission.
  /// - Throws: `OutputError` for a file that holds something else, that another process writes to, or that
  ///   cannot be written.
  package init(at path: String, head: Head, keys: [Row: String]) throws {
    self.path = path
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else { throw Self.failure(path, String(cString: strerror(errno))) }
    guard Self.lock(descriptor) else {
      close(descriptor)
      throw Self.failure(path, "another process is grading into it")
    }
    do {
      let old = try ClassRecordText(path)
      let kept = (old?.entries ?? []).filter { keys[$0.row] == $0.key }
      state = Mutex((Self.byRow(kept), 0, nil))
      guard ftruncate(descriptor, 0) == 0 else {
        throw Self.failure(path, String(cString: strerror(errno)))
      }
      append(try CanonicalJSON.line(head))
      for entry in kept { append(try CanonicalJSON.line(entry)) }
      try check()
    } catch {
      close(descriptor)
      throw error
    }
  }

  deinit { close(descriptor) }

  /// Keeps other processes out; a second is enough for all that is not one.
  ///
  /// A program that another thread starts has for a moment every file that is open here, and its lock.
  private static func lock(_ descriptor: Int32) -> Bool {
    for _ in 1...50 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
      usleep(20_000)
    }
    return false
  }

  /// The verdicts that it has.
  package var entries: [Row: Entry] { state.withLock(\.entries) }

  /// Adds a verdict; what keeps it from being written is thrown by ``check()``.
  package func add(_ entry: Entry) {
    guard let line = try? CanonicalJSON.line(entry) else { return }
    state.withLock { $0.entries[entry.row] = entry }
    append(line)
  }

  /// Makes sure that everything so far was written.
  ///
  /// - Throws: `OutputError`.
  package func check() throws(OutputError) {
    if let failure = state.withLock(\.failure) { throw failure }
  }

  private func append(_ line: String) {
    state.withLock { state in
      guard state.failure == nil else { return }
      let bytes = Array(line.utf8)
      let count = bytes.withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress, $0.count, state.length)
      }
      if count == bytes.count {
        state.length += off_t(count)
      } else {
        state.failure = Self.failure(path, String(cString: strerror(count < 0 ? errno : ENOSPC)))
        ftruncate(descriptor, state.length)
      }
    }
  }

  /// The last verdict on each row.
  private static func byRow(_ entries: [Entry]) -> [Row: Entry] {
    Dictionary(entries.map { ($0.row, $0) }, uniquingKeysWith: { $1 })
  }

  private static func failure(_ path: String, _ reason: String) -> OutputError {
    OutputError(description: "cannot write \(path): \(reason)")
  }
}
