import Dispatch
import Grading

/// A library that answers each request in a block of its own.
private struct Library: Sendable {
  var photos: [String: Int]
  var previews: [String: Int] = [:]
  var units = 2
  /// What takes another time than the others.
  var unitsOf: [String: Int] = [:]
  /// A photo that takes longer than any limit.
  var long: String?
  let work = Work()
  let answering = DispatchGroup()

  func request(_ name: String, _ handler: @escaping @Sendable (PhotoAnswer) -> Void) {
    DispatchQueue.global().async(group: answering) {
      if let preview = previews[name] { handler(PhotoAnswer(size: preview, isPreview: true)) }
      if name == long {
        work.computeLong(name)
      } else {
        work.compute(name, units: unitsOf[name] ?? units)
      }
      handler(PhotoAnswer(size: photos[name] ?? 0, isPreview: false))
    }
  }
}

/// A photo that is answered twice is waited for once.
func aPreviewDoesNoHarm() {
  // So quick that both answers may come before the request has returned.
  let library = Library(photos: ["beach": 40], previews: ["beach": 4], units: 0)
  _ = ContactSheet().sizes(of: ["beach"]) { library.request($0, $1) }
  library.answering.wait()
}

/// A photo without a preview is waited for, too.
func noPreviewIsNeeded() {
  let size = given(10...99)
  let library = Library(photos: ["harbour": size])
  let sizes: [Int] = ContactSheet().sizes(of: ["harbour"]) { library.request($0, $1) }
  expect(sizes, equals: [size], "the photo is on the sheet")
  // Code that gave up after a while instead of waiting has lost time by now.
  library.work.compute("printing")
  expect(library.work, takesAtMost: 3, "the sheet is ready as soon as the last photo is there")
}

/// The sheet shows every photo itself, and no preview.
func everyPhotoIsTheFullOne() {
  let (first, second) = (given(10...49), given(50...99))
  let library = Library(
    photos: ["beach": first, "harbour": second], previews: ["beach": 1, "harbour": 2],
    // Code that waits with a limit has given up by then. And a photo may be there before the
    // next one is requested.
    units: 0, long: "beach")
  let sizes: [Int] = ContactSheet().sizes(of: ["harbour", "beach"]) { library.request($0, $1) }
  expect(sizes, equals: [second, first], "the sheet has the sizes of the photos themselves")
  library.answering.wait()
}

/// Photos are requested at the same time, and sizes may be equal, or 0.
func photosAreRequestedAtTheSameTime() {
  // Nothing says that a preview is smaller than its photo.
  let library = Library(
    photos: ["beach": 0, "harbour": 0], previews: ["beach": 0, "harbour": 9], units: 6)
  let sizes: [Int] = ContactSheet().sizes(of: ["beach", "harbour"]) { library.request($0, $1) }
  expect(sizes, equals: [0, 0], "the sheet has the sizes of the photos themselves")
  expect(library.work, takesAtMost: 7, "two photos of six units each are requested together")
}

/// Ten photos are requested at the same time, and arrive one after another.
func tenPhotosAreRequestedAtTheSameTime() {
  let names = (1...10).map { "photo \($0)" }
  let numbered = zip(names, 1...10)
  let library = Library(
    photos: Dictionary(uniqueKeysWithValues: numbered),
    unitsOf: Dictionary(uniqueKeysWithValues: numbered.map { ($0, 40 - 2 * $1) }))
  let sizes: [Int] = ContactSheet().sizes(of: names) { library.request($0, $1) }
  expect(sizes, equals: Array(1...10), "the sheet has the sizes of the photos themselves")
  expect(library.work, takesAtMost: 38, "the first photo takes 38 units, the others fewer")
}

/// A sheet without photos waits for nothing.
func noPhotos() {
  let sizes: [Int] = ContactSheet().sizes(of: []) { _, _ in }
  expect(sizes, equals: [], "a sheet without photos has no sizes")
}

/// Two sheets with the same photo in another size.
func eachSheetHasItsPhotos() {
  let size = given(10...99)
  let sizes: [[Int]] = [size, 5].map { size in
    let library = Library(photos: ["beach": size], units: 0)
    return ContactSheet().sizes(of: ["beach"]) { library.request($0, $1) }
  }
  expect(sizes, equals: [[size], [5]], "the sheet has the sizes of its own photos")
}
