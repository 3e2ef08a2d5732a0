import Grading

/// Steps whose results depend on the step before.
private func steps(
  of photos: [String: Int], _ work: Work, download: [String: Int] = [:],
  shrink: [String: Int] = [:], long: String? = nil
) -> AlbumSteps {
  AlbumSteps(
    download: { name in
      if name == long {
        work.computeLong("download \(name)")
      } else {
        work.compute("download \(name)", units: download[name] ?? 2)
      }
      return photos[name] ?? 0
    },
    shrink: { original in
      let name = photos.first { $0.value == original }?.key
      expect(name != nil, "a photo is shrunk when it has been downloaded")
      work.compute("shrink \(name ?? "?")", units: shrink[name ?? ""] ?? 1)
      return original * 10
    },
    index: { previews in
      let isWhole: Bool = previews.sorted() == photos.values.map { $0 * 10 }.sorted()
      expect(isWhole, "the index is made when all previews are there")
      work.compute("index", units: 1)
      return previews.reduce(0, +)
    })
}

/// A photo is downloaded, shrunk, and then indexed.
func onePhotoGoesThroughItsSteps() {
  let work = Work()
  let size = given(10...99)
  let index: Int? = Album().make(of: ["beach"], with: steps(of: ["beach": size], work))
  expect(index, equals: size * 10, "the index is made of the preview")
  let done: [String] = work.finished
  expect(done, equals: ["download beach", "shrink beach", "index"], "every step is done once")
}

/// The index comes after the previews of all photos.
func theIndexWaitsForEveryPhoto() {
  let work = Work()
  let photos = ["beach": given(10...39), "harbour": given(40...69)]
  // Code that waits with a limit has given up by then.
  let steps = steps(of: photos, work, download: ["harbour": 1], long: "beach")
  let index: Int? = Album().make(of: ["beach", "harbour"], with: steps)
  let sum: Int = photos.values.reduce(0, +)
  expect(index, equals: sum * 10, "the index is made of both previews")
}

/// Without photos there is an index, too.
func noPhotos() {
  let work = Work()
  let index: Int? = Album().make(of: [], with: steps(of: [:], work))
  expect(index, equals: 0, "make returns what index returned, also without photos")
  let done: [String] = work.finished
  expect(done, equals: ["index"], "the index is made once, also without photos")
}

/// Two photos may be equal, with empty previews: each goes through its steps, and into the index.
func equalPhotos() {
  let work = Work()
  let size = given(10...99)
  let steps = AlbumSteps(
    download: { name in
      work.compute("download", units: name == "beach" ? 1 : 3)
      return size
    },
    shrink: { original in
      expect(original, equals: size, "a photo is shrunk when it has been downloaded")
      work.compute("shrink")
      return 0
    },
    index: { $0 == [0, 0] ? 7 : -1 })
  let index: Int? = Album().make(of: ["beach", "harbour"], with: steps)
  expect(index, equals: 7, "the index is made of the previews of all photos, also of equal ones")
  let done: [String] = work.finished
  expect(
    done.sorted(), equals: ["download", "download", "shrink", "shrink"], "every step is done once")
}

/// Different photos are on their way at the same time, and none waits for another one.
func photosOverlap() {
  let work = Work()
  let photos = ["beach": 1, "harbour": 2, "market": 3]
  // The harbour is downloaded first and takes longer to shrink: it must not wait for the beach.
  let steps = steps(of: photos, work, download: ["harbour": 1], shrink: ["harbour": 2])
  _ = Album().make(of: ["beach", "harbour", "market"], with: steps)
  let done: [String] = work.finished.sorted()
  expect(
    done,
    equals: [
      "download beach", "download harbour", "download market", "index", "shrink beach",
      "shrink harbour", "shrink market",
    ],
    "every step is done once")
  expect(work, takesAtMost: 4, "3 units for each photo at the same time, 1 for the index")
}

/// The download of a photo returns 0: it goes through its steps like any other.
func aDownloadOfZero() {
  let work = Work()
  let steps = AlbumSteps(
    download: { _ in
      work.compute("download", units: 2)
      return 0
    },
    shrink: { original in
      expect(work.finished, equals: ["download"], "a photo is shrunk when it has been downloaded")
      return original + 8
    },
    index: { $0 == [8] ? 7 : -1 })
  let index: Int? = Album().make(of: ["night"], with: steps)
  expect(index, equals: 7, "the index is made of the preview")
}

/// One album is made twice, of other photos: each time every step is done once.
func madeTwice() {
  let album = Album()
  for (name, size) in [("beach", given(10...49)), ("harbour", given(50...99))] {
    let work = Work()
    let index: Int? = album.make(of: [name], with: steps(of: [name: size], work))
    expect(index, equals: size * 10, "the index is made of the preview, and of no other")
    let done: [String] = work.finished
    expect(
      done, equals: ["download \(name)", "shrink \(name)", "index"], "every step is done once")
  }
}

/// Eighteen photos that take long are on their way at the same time: none waits for another one.
func manyPhotosOverlap() {
  let work = Work()
  let names = (1...18).map { "photo \($0)" }
  let numbered = zip(names, 1...18)
  let steps = steps(
    of: Dictionary(uniqueKeysWithValues: numbered), work,
    download: Dictionary(uniqueKeysWithValues: numbered),
    shrink: Dictionary(uniqueKeysWithValues: names.map { ($0, 20) }))
  _ = Album().make(of: names, with: steps)
  expect(work, takesAtMost: 39, "38 units for the slowest of eighteen photos, 1 for the index")
}
