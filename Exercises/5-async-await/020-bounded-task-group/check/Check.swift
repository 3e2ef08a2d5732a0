import Grading

/// Two at once, and a photo that takes long: no place stays free, and the order is kept.
func twoAtOnce() async {
  let work = Work(atMost: 2)
  let size = given(16...512)
  let units = ["beach": 4, "forest": 1, "city": 2]
  let made: [String] = await previews(of: ["beach", "forest", "city"], atOnce: 2) { photo in
    await make(photo, size: size, units: units[photo] ?? 1, work)
  }
  expect(
    made, equals: ["beach \(size)", "forest \(size)", "city \(size)"],
    "the previews are in the order of the photos")
  expect(work.finished.count, equals: 3, "each preview is made once")
  expect(work, takesAtMost: 5, "the next preview starts as soon as another one has ended")
}

/// Two at once, and all photos take equally long: two places become free at the same time.
func equallyLong() async {
  let work = Work(atMost: 2)
  let size = given(16...512)
  let made: [String] = await previews(of: ["beach", "forest", "city"], atOnce: 2) { photo in
    await make(photo, size: size, units: 1, work)
  }
  expect(
    made, equals: ["beach \(size)", "forest \(size)", "city \(size)"],
    "the previews are in the order of the photos")
  expect(work.finished.count, equals: 3, "each preview is made once")
  expect(work, takesAtMost: 2, "the next preview starts as soon as another one has ended")
}

/// One at a time, which must not keep threads of the pool waiting; two of the photos are equal.
func oneAtATime() async {
  let work = Work(atMost: 1)
  let first = given(10...99)
  let photos = [0, 1, 0, 2, 3].map { "photo \(first + $0)" }
  let made: [String] = await previews(of: photos, atOnce: 1) { photo in
    await make(photo, size: 32, units: 1, work)
  }
  expect(made, equals: photos.map { "\($0) 32" }, "the previews are in the order of the photos")
  expect(work.finished.count, equals: 5, "each preview is made once")
}

/// One at a time, and making a preview takes no time: a place becomes free while the next photo comes for one.
func madeInNoTime() async {
  let work = Work(atMost: 1)
  let size = given(16...512)
  let photos = ["beach", "forest", "city"]
  let made: [String] = await previews(of: photos, atOnce: 1) { photo in
    await make(photo, size: size, units: 0, work)
  }
  expect(
    made, equals: photos.map { "\($0) \(size)" }, "the previews are in the order of the photos")
  expect(work.finished.count, equals: 3, "each preview is made once")
}

/// Five at once, and one photo more than that: five are made at once, and the sixth has to wait.
func oneMoreThanTheLimit() async {
  let work = Work(atMost: 5)
  let made: [String] = await previews(of: ["a", "b", "c", "d", "e", "f"], atOnce: 5) { photo in
    await make(photo, size: 32, units: Int(photo.utf8.first ?? 0), work)
  }
  expect(
    made, equals: ["a 32", "b 32", "c 32", "d 32", "e 32", "f 32"],
    "the previews are in the order of the photos")
  expect(work, reachesAtOnce: 5, "no place stays free while a photo is left")
}

/// As many photos as may be made at once: all are.
func asManyAsTheLimit() async {
  let work = Work(atMost: 2)
  let size = given(16...512)
  let made: [String] = await previews(of: ["beach", "forest"], atOnce: 2) { photo in
    await make(photo, size: size, units: photo == "beach" ? 2 : 1, work)
  }
  expect(
    made, equals: ["beach \(size)", "forest \(size)"],
    "the previews are in the order of the photos")
  expect(work, reachesAtOnce: 2, "no place stays free while a photo is left")
}

/// Fewer photos than the limit, and none at all.
func fewerThanTheLimit() async {
  let work = Work(atMost: 3)
  let size = given(16...512)
  let made: [String] = await previews(of: ["beach", "forest"], atOnce: 3) { photo in
    await make(photo, size: size, units: 2, work)
  }
  expect(
    made, equals: ["beach \(size)", "forest \(size)"],
    "with fewer photos than the limit there is a preview of each")
  expect(work, reachesAtOnce: 2, "with fewer photos than the limit they are made at once")

  let none: [String] = await previews(of: [], atOnce: 3) { $0 }
  expect(none, equals: [], "no photos have no previews")
}

/// Equal photos next to each other, one without a name, and two whose previews are empty: each is made.
func equalAndEmpty() async {
  let work = Work(atMost: 1)
  let photos = ["fog", "beach", "beach", "", "fog"]
  let made: [String] = await previews(of: photos, atOnce: 1) { photo in
    try? await work.fetch(photo, units: 1)
    return photo == "fog" ? "" : "the \(photo)"
  }
  expect(
    made, equals: ["", "the beach", "the beach", "the ", ""],
    "the previews are in the order of the photos")
  expect(work.finished.count, equals: 5, "each preview is made once")
}

/// One import after the other, each with another limit: it keeps its own.
func oneAfterTheOther() async {
  for limit in [1, 2, 1] {
    let work = Work(atMost: limit)
    let made: [String] = await previews(of: ["beach", "forest"], atOnce: limit) { photo in
      await make(photo, size: 32, units: 1, work)
    }
    expect(made, equals: ["beach 32", "forest 32"], "the previews are in the order of the photos")
    expect(work, reachesAtOnce: limit, "no place stays free while a photo is left")
  }
}

private func make(_ photo: String, size: Int, units: Int, _ work: Work) async -> String {
  // Only a cancelled task is told of an error; its preview is not in the result.
  try? await work.fetch(photo, units: units)
  return "\(photo) \(size)"
}
