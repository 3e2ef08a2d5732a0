extension Pattern {
  /// Keeping what was computed, or computing it again.
  static let cacheOrRecompute = Pattern(
    "cache-or-recompute", chapter: .applications,
    summary: "keep the decoded picture or make it again each time, under a memory limit: time and "
      + "peak memory of both, measured",
    lookFor: "The same pictures are looked at in the same order three times, one bar for each that "
      + "is decoded. Compare the `time`, the `peak memory above the start, in KiB`, and how "
      + "many were `decoded`.",
    why: "A cache pays memory for time: a picture that is kept need not be decoded again. Under a "
      + "limit the picture that was not used for longest goes first, and is decoded again "
      + "if it is needed again.",
    compareWith: ["deferred-work", "lock", "once"],
    parts: [
      .blocking("make it again each time") { try look(at: $0, cache: nil) },
      .blocking("keep every picture") { try look(at: $0, cache: Cache()) },
      .blocking("keep what fits in half the memory") { stage in
        let album = album(stage)
        let bytes = album.prefix((album.count + 1) / 2).reduce(0) { $0 + $1.decodedBytes }
        try look(at: stage, cache: Cache(limit: bytes))
      },
    ])
}

private typealias Cache = LeastRecentlyUsed<Int, Pixels>

/// Looks at pictures, three times as often as there are pictures, some of them more than once.
private func look(at stage: Stage, cache: Cache?) throws {
  var cache = cache
  let album = album(stage)
  let visits = visits(album.count, stage)
  var (decoded, checksum) = (0, 0)

  var memory = ResidentMemory()
  let clock = ContinuousClock()
  let time = try clock.measure {
    for number in visits {
      let pixels: Pixels
      if let kept = cache?.value(for: number) {
        pixels = kept
      } else {
        pixels = try decode(album[number], stage)
        decoded += 1
        // For a moment the new picture is there in addition to all that is kept.
        cache?.keep(pixels, for: number, bytes: pixels.count)
          .forEach { stage.say("picture \($0 + 1) goes") }
      }
      checksum += Int(pixels[pixels.count / 2])
      memory.sample()
    }
  }

  let growth = memory.peakGrowth()
  stage.show("time", time)
  stage.show("visits", visits.count)
  stage.show("decoded", decoded)
  if let growth { stage.show("peak memory above the start, in KiB", growth / 1024) }
  if let cache {
    stage.show("pictures held at the peak, in KiB", cache.statistics.peakBytes / 1024)
    stage.show("hits", cache.statistics.hits)
    stage.show("misses", cache.statistics.misses)
    stage.show("evictions", cache.statistics.evictions)
    if let limit = cache.limit { stage.show("limit in KiB", limit / 1024) }
  }
  stage.show("checksum of what was seen", checksum)
}

/// Gets a picture from a slow store, and makes its pixels.
private func decode(_ picture: PackedPicture, _ stage: Stage) throws -> Pixels {
  stage.chore("picture \(picture.number)", units: 1).perform()
  return try picture.decode()
}

/// As many pictures as there are tasks.
private func album(_ stage: Stage) -> [PackedPicture] {
  (1...stage.chores.count).map { PackedPicture(number: $0) }
}

/// Which pictures are looked at, in order: those at the front more often, as people do.
private func visits(_ count: Int, _ stage: Stage) -> [Int] {
  var dice = stage.dice()
  return (0..<3 * count).map { _ in
    min(Int.random(in: 0..<count, using: &dice), Int.random(in: 0..<count, using: &dice))
  }
}
