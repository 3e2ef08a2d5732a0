import Grading
import Synchronization

/// The main actor is free while a picture is being made.
@MainActor
func theMainActorIsFree() async {
  let studio = CheckStudio(units: [2])
  let album = Album(decoder: studio.decoder)
  let screen = Work()
  screen.compute("opened", units: 0)
  let opening = Task { await album.open("a") }
  await studio.hasBegun()
  await album.like()
  screen.compute("liked", units: 0)
  expect(screen, takesAtMost: 0, "the main actor is free while a picture is being made")
  let picture: String = await opening.value
  expect(picture, equals: studio.picture("a", 1), "open returns what decode made of the file")
  let (count, likes): (Int, Int) = await (album.count, album.likes)
  expect(count, equals: 1, "count is how many pictures are kept")
  expect(likes, equals: 1, "no like is lost")
}

/// Two pictures are made at the same time, and one that is kept is not made again.
@MainActor
func twoAtTheSameTime() async {
  let studio = CheckStudio(units: [2, 2])
  let album = Album(decoder: studio.decoder)
  async let first = album.open("a")
  async let second = album.open("b")
  let pictures: [String] = await [first, second].sorted()
  expect(studio.work, takesAtMost: 2, "several pictures are made at the same time")
  let count: Int = await album.count
  expect(count, equals: 2, "count is how many pictures are kept")
  let again: [String] = [await album.open("a"), await album.open("b")]
  expect(again.sorted(), equals: pictures, "a picture that is kept is not made again")
  let isMade =
    pictures == [studio.picture("a", 1), studio.picture("b", 2)]
    || pictures == [studio.picture("a", 2), studio.picture("b", 1)]
  expect(isMade, "open returns what decode made of the file")
  expect(studio.work.started.count, equals: 2, "a picture that is kept is not made again")
}

/// Twelve pictures are opened, one after another: all are kept.
@MainActor
func manyPictures() async {
  let studio = CheckStudio(units: [])
  let album = Album(decoder: studio.decoder)
  for file in 1...12 { _ = await album.open("\(file)") }
  let count: Int = await album.count
  expect(count, equals: 12, "count is how many pictures are kept")
  for file in 1...12 {
    let kept: String = await album.open("\(file)")
    expect(
      kept, equals: studio.picture("\(file)", file), "a picture that is kept is not made again")
  }
}

/// Six pictures are made at the same time: each is begun while those before it are being made.
@MainActor
func sixAtTheSameTime() async {
  let studio = CheckStudio(units: [18, 16, 14, 12, 10, 8])
  let album = Album(decoder: studio.decoder)
  var openings: [Task<String, Never>] = []
  for file in 1...6 {
    openings.append(Task { await album.open("\(file)") })
    await studio.hasBegun()
  }
  for (index, opening) in openings.enumerated() {
    let picture: String = await opening.value
    expect(
      picture, equals: studio.picture("\(index + 1)", index + 1),
      "open returns what decode made of the file")
  }
  expect(studio.work, takesAtMost: 18, "several pictures are made at the same time")
}

/// A file without a name and pictures without content are made once, and kept like others.
@MainActor
func emptyPictures() async {
  let work = Work()
  let album = Album(
    decoder: PictureDecoder { file in
      work.compute("picture \(file)", units: 0)
      return ""
    })
  for file in ["a", "a", "", ""] {
    let picture: String = await album.open(file)
    expect(picture, equals: "", "open returns what decode made of the file")
  }
  expect(
    work.started, equals: ["picture a", "picture "], "a picture that is kept is not made again")
  let count: Int = await album.count
  expect(count, equals: 2, "count is how many pictures are kept")
}

/// Two open the same picture: both get one, and it is kept once.
@MainActor
func theSamePictureTwice() async {
  let studio = CheckStudio(units: [0, 1])
  let album = Album(decoder: studio.decoder)
  async let first = album.open("a")
  async let second = album.open("a")
  let pictures: [String] = await [first, second]
  let made = [studio.picture("a", 1), studio.picture("a", 2)]
  let isMade: Bool = pictures.allSatisfy { made.contains($0) }
  expect(isMade, "open returns what decode made of the file")
  let count: Int = await album.count
  expect(count, equals: 1, "count is how many pictures are kept")
}

/// The pictures are forgotten twelve times while one is being made: it is returned, and not kept.
@MainActor
func clearedWhileOneIsMade() async {
  let studio = CheckStudio(units: [2, 0])
  let album = Album(decoder: studio.decoder)
  let opening = Task { await album.open("a") }
  await studio.hasBegun()
  for _ in 1...12 { await album.clear() }
  let old: String = await opening.value
  expect(old, equals: studio.picture("a", 1), "open returns what decode made of the file")
  var count: Int = await album.count
  expect(count, equals: 0, "what was begun before clear is not kept")
  let new: String = await album.open("a")
  expect(new, equals: studio.picture("a", 2), "what was begun before clear is not kept")
  await album.clear()
  count = await album.count
  expect(count, equals: 0, "clear forgets all pictures")
}

/// After the pictures were forgotten, the same one is made anew, and is ready before the old one.
@MainActor
func reopenedWhileTheOldOneIsMade() async throws {
  let studio = CheckStudio(units: [3, 1])
  let album = Album(decoder: studio.decoder)
  let opening = Task { await album.open("a") }
  await studio.hasBegun()
  await album.clear()
  let new: String = await album.open("a")
  expect(new, equals: studio.picture("a", 2), "what was begun before clear is not kept")
  let old: String = await opening.value
  expect(old, equals: studio.picture("a", 1), "open returns what decode made of the file")
  let kept: String = await album.open("a")
  expect(kept, equals: new, "what was begun before clear is not kept")
}

/// The old picture is ready first, while the same one is made anew.
@MainActor
func theOldOneIsReadyFirst() async throws {
  let studio = CheckStudio(units: [2, 3])
  let album = Album(decoder: studio.decoder)
  let opening = Task { await album.open("a") }
  await studio.hasBegun()
  await album.clear()
  let reopening = Task { await album.open("a") }
  await studio.hasBegun()
  let old: String = await opening.value
  expect(old, equals: studio.picture("a", 1), "open returns what decode made of the file")
  let new: String = await reopening.value
  expect(new, equals: studio.picture("a", 2), "what was begun before clear is not kept")
  let kept: String = await album.open("a")
  expect(kept, equals: new, "a picture that is kept is not made again")
}

/// After the pictures were forgotten, another one is kept before the old one is ready.
@MainActor
func anotherOneIsKeptBeforeTheOldOne() async {
  let studio = CheckStudio(units: [3, 1])
  let album = Album(decoder: studio.decoder)
  let opening = Task { await album.open("a") }
  await studio.hasBegun()
  await album.clear()
  let other: String = await album.open("b")
  expect(other, equals: studio.picture("b", 2), "open returns what decode made of the file")
  let old: String = await opening.value
  expect(old, equals: studio.picture("a", 1), "open returns what decode made of the file")
  let count: Int = await album.count
  expect(count, equals: 1, "what was begun before clear is not kept")
}

/// Of two albums one is cleared: the other one keeps its picture.
@MainActor
func twoAlbums() async {
  let (one, other) = (CheckStudio(units: [0]), CheckStudio(units: [1]))
  let (cleared, kept) = (Album(decoder: one.decoder), Album(decoder: other.decoder))
  async let first = cleared.open("a")
  async let second = kept.open("a")
  let pictures: [String] = await [first, second]
  await cleared.clear()
  expect(
    pictures, equals: [one.picture("a", 1), other.picture("a", 1)],
    "open returns what decode made of the file")
  let counts: [Int] = await [cleared.count, kept.count]
  expect(counts, equals: [0, 1], "albums do not affect one another")
}

/// One album is cleared while another one makes a picture: that picture is kept.
@MainActor
func clearedWhileAnotherOneMakes() async {
  let studio = CheckStudio(units: [1])
  let (cleared, kept) = (Album(decoder: studio.decoder), Album(decoder: studio.decoder))
  let opening = Task { await kept.open("a") }
  await studio.hasBegun()
  await cleared.clear()
  let picture: String = await opening.value
  expect(picture, equals: studio.picture("a", 1), "open returns what decode made of the file")
  let count: Int = await kept.count
  expect(count, equals: 1, "albums do not affect one another")
}

/// Where pictures are made; each one differs from all others.
private final class CheckStudio: Sendable {
  let work = Work()
  private let units: [Int]
  private let number = given(100...999)
  private let begun = Mutex(0)
  private let news: AsyncStream<Void>
  private let source: AsyncStream<Void>.Continuation

  init(units: [Int]) {
    self.units = units
    (news, source) = AsyncStream.makeStream(of: Void.self)
  }

  /// What is made of a file, as the first, second or a later one.
  func picture(_ file: String, _ count: Int) -> String { "\(file) \(number + count)" }

  var decoder: PictureDecoder {
    PictureDecoder { [self] file in
      let count = begun.withLock { begun in
        begun += 1
        return begun
      }
      source.yield()
      work.compute(file, units: count <= units.count ? units[count - 1] : 0)
      return picture(file, count)
    }
  }

  /// Waits for the beginning of the next picture.
  func hasBegun() async {
    for await _ in news { break }
  }
}
