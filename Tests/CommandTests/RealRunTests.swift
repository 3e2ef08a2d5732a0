import CommandSupport
import Foundation
import Testing

/// After a pass the same code runs on the real libraries, where it may be another.
@Suite struct RealRunTests {
  @Test(arguments: [
    "exit(0)", "fatalError(\"here\")", "Thread.exit()", "_ = photos[photos.count]",
    "DispatchSemaphore(value: 0).signal(); exit(3)",
  ])
  func whatEndsThereChangesNoVerdict(_ act: String) throws {
    let ran = try grade(act)
    #expect(ran.status == 0, "\(ran.error)")
    #expect(ran.output.contains("Passed: proved"))
    #expect(!ran.output.contains("On the real libraries"))
  }

  @Test func whatIsRightIsTimedAndDrawn() throws {
    let ran = try grade("_ = photos")
    #expect(ran.status == 0, "\(ran.error)")
    #expect(ran.output.contains("On the real libraries photosAreShrunkAtTheSameTime() takes"))
    #expect(ran.output.contains("beach"))
  }

  @Test func whatNeedsTheMainActorIsTimed() throws {
    let course = PackageFolder.url.appending(path: "Exercises")
    let exercise = course.appending(path: "5-async-await/090-screen-kept-alive")
    let file = exercise.appending(path: "solutions/WeakInTheLoop.swift")
    let ran = try Command.run(
      "grade",
      ["run", "screen-kept-alive", "--file", file.path, "--course", course.path, "--plain"])
    #expect(ran.status == 0, "\(ran.error)")
    #expect(ran.output.contains("On the real libraries closedAfterAMessage() takes"))
  }

  @Test func whatItSaysThereMovesNoTerminal() throws {
    let ran = try grade(#"_ = shrink("\u{1B}[31mred\u{7}")"#)
    #expect(ran.status == 0, "\(ran.error)")
    #expect(ran.output.contains(#"\u{1B}[31mred"#))
    #expect(!ran.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  /// Grades a right solution that does something more where it is not judged.
  private func grade(_ act: String) throws -> Command {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "Album.swift")
    // Only on the real libraries does time pass by itself.
    try Data(
      """
      import Foundation

      final class Album: @unchecked Sendable {
        let photos: [String]
        private(set) var thumbnails: [String]
        private let writing = DispatchQueue(label: "thumbnails")

        init(photos: [String]) {
          self.photos = photos
          thumbnails = photos.map { _ in "" }
        }

        func makeThumbnails(shrink: @escaping @Sendable (String) -> String) {
          let looks = (1...1000).map { _ in DispatchTime.now().uptimeNanoseconds }
          if looks.first != looks.last { \(act) }
          DispatchQueue.concurrentPerform(iterations: photos.count) { index in
            let small = shrink(photos[index])
            writing.sync { thumbnails[index] = small }
          }
        }
      }

      """.utf8
    ).write(to: file)
    return try Command.run(
      "grade",
      [
        "run", "serial-to-concurrent", "--file", file.path, "--course",
        PackageFolder.url.appending(path: "Exercises").path, "--plain",
      ])
  }
}
