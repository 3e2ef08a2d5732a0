import Course
import Testing

/// A file's watch by reference.
private final class Look {
  private var watch: FileWatch

  init(_ stamp: FileStamp?) { watch = FileWatch(stamp) }

  func isSaved(now stamp: FileStamp?) -> Bool { watch.isSaved(now: stamp) }
}

@Suite("noticing that a file was saved")
struct FileWatchTests {
  private let first = FileStamp(size: 10, time: 1, number: 1)

  @Test("a change of size, of time, or of the file itself")
  func changes() {
    let watch = Look(first)
    #expect(!watch.isSaved(now: first))
    for stamp in [
      FileStamp(size: 11, time: 1, number: 1), FileStamp(size: 11, time: 2, number: 1),
      FileStamp(size: 11, time: 2, number: 2),
    ] {
      #expect(watch.isSaved(now: stamp))
      #expect(!watch.isSaved(now: stamp))
    }
  }

  @Test("a file that is empty or away for a moment is not graded")
  func moment() {
    let watch = Look(first)
    #expect(!watch.isSaved(now: nil))
    #expect(!watch.isSaved(now: FileStamp(size: 0, time: 2, number: 2)))
    #expect(watch.isSaved(now: FileStamp(size: 9, time: 3, number: 2)))
    #expect(!watch.isSaved(now: nil))
    #expect(!watch.isSaved(now: FileStamp(size: 9, time: 3, number: 2)), "it is back as it was")
  }

  @Test("a file that stays empty or away is graded, once")
  func gone() {
    let watch = Look(first)
    var count = 0
    for _ in 1...20 where watch.isSaved(now: nil) { count += 1 }
    #expect(count == 1)
    #expect(watch.isSaved(now: first))
  }
}
