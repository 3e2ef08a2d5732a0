import Grading

/// The small pictures come in the order of the photos, each made once.
func picturesAreInOrder() {
  let work = Work()
  let photos = ["beach", "harbour \(given(1...99))"]
  let width = given(100...900)
  let album = Album(photos: photos)
  album.makeThumbnails { photo in
    // Code that waits with a limit has given up by then.
    if photo == "beach" { work.computeLong(photo) } else { work.compute(photo) }
    return "\(photo), \(width) wide"
  }
  let thumbnails: [String] = album.thumbnails
  let expected = photos.map { "\($0), \(width) wide" }
  expect(thumbnails, equals: expected, "the small pictures are in the order of the photos")
  expect(work.finished.sorted(), equals: photos, "each photo is shrunk once")
}

/// The whole album takes as long as one photo.
func photosAreShrunkAtTheSameTime() {
  let work = Work()
  // More than a few threads, of which each takes several photos, can do at once; one of them is there twice.
  let photos = ["beach", "beach", "church", "harbour", "lighthouse \(given(1...99))"]
  let album = Album(photos: photos)
  album.makeThumbnails { photo in
    work.compute(photo, units: 2)
    return photo
  }
  let thumbnails: [String] = album.thumbnails
  work.compute("list", units: 0)
  expect(thumbnails, equals: photos, "the small pictures are in the order of the photos")
  expect(work.finished.sorted(), equals: photos + ["list"], "each photo is shrunk once")
  expect(work, takesAtMost: 2, "all photos are shrunk at the same time")
}

/// Ten photos of different size: the whole album takes as long as the largest one.
func tenPhotosAreShrunkAtTheSameTime() {
  let work = Work()
  let photos = (1...10).map { "photo \($0)" }
  let units = Dictionary(uniqueKeysWithValues: zip(photos, 1...10))
  let album = Album(photos: photos)
  album.makeThumbnails { photo in
    work.compute(photo, units: 40 - 2 * (units[photo] ?? 0))
    return photo
  }
  let thumbnails: [String] = album.thumbnails
  expect(thumbnails, equals: photos, "the small pictures are in the order of the photos")
  expect(work, takesAtMost: 38, "all photos are shrunk at the same time")
}

/// Pictures that take no time, of which one is empty: each is made once, and all before the end.
func picturesThatTakeNoTime() {
  let work = Work()
  let photos = ["black", "white \(given(1...99))"]
  let album = Album(photos: photos)
  album.makeThumbnails { photo in
    work.compute(photo, units: 0)
    return photo == "black" ? "" : photo
  }
  // To look at the list as well would make a data race of a return that is too early.
  expect(work.finished.sorted(), equals: photos, "each photo is shrunk once, before the end")
}

/// An album without photos is done at once.
func anAlbumWithoutPhotos() {
  let work = Work()
  let album = Album(photos: [])
  album.makeThumbnails { photo in
    work.compute(photo, units: 0)
    return photo
  }
  let thumbnails: [String] = album.thumbnails
  expect(thumbnails, equals: [], "an album without photos has no small pictures")
  expect(work.started, equals: [], "an album without photos has none to shrink")
}
