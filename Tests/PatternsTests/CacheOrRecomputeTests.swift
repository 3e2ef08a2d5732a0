import Patterns
import Testing
import Timeline

@Suite("cache-or-recompute")
struct CacheOrRecomputeTests {
  @Test("the three ways look at the same pictures, and see the same")
  func sameVisits() throws {
    let parts = try Rehearsed.parts(of: "cache-or-recompute", tasks: 8)
    #expect(parts.count == 3)
    for part in parts {
      #expect(part.number("visits") == 24)
      #expect(part.fact("checksum of what was seen") == parts[0].fact("checksum of what was seen"))
      #expect(part.number("decoded") == Double(part.work.count))
    }
  }

  @Test("without a cache every visit decodes; with one, each picture is decoded once")
  func decoded() throws {
    let parts = try Rehearsed.parts(of: "cache-or-recompute", tasks: 8)
    #expect(parts[0].number("decoded") == 24)
    let pictures = Set(parts[1].work.map(\.label)).count
    #expect(parts[1].work.count == pictures)
    #expect(parts[1].number("misses") == Double(pictures))
    #expect(parts[1].number("hits") == Double(24 - pictures))
    #expect(parts[1].number("evictions") == 0)
  }

  @Test("under a limit no more is held than it allows, and what goes may be decoded again")
  func limited() throws {
    let parts = try Rehearsed.parts(of: "cache-or-recompute", tasks: 8)
    let held = try #require(parts[2].number("pictures held at the peak, in KiB"))
    let limit = try #require(parts[2].number("limit in KiB"))
    #expect(held <= limit)
    #expect(limit == 4 * 2048)
    let decoded = try #require(parts[2].number("decoded"))
    let evictions = try #require(parts[2].number("evictions"))
    #expect(evictions == decoded - held / 2048, "all that was kept and is not there any more")
    #expect(decoded >= Double(parts[1].work.count))
    #expect(parts[2].lines.count == Int(evictions))
  }

  @Test("one picture is enough")
  func onePicture() throws {
    let parts = try Rehearsed.parts(of: "cache-or-recompute", tasks: 1)
    #expect(parts.map { $0.number("decoded") } == [3, 1, 1])
  }

  #if os(Linux)
    @Test("the resident memory that is measured is larger where every picture is kept")
    func measured() throws {
      let parts = try Rehearsed.parts(of: "cache-or-recompute", tasks: 30)
      let name = "peak memory above the start, in KiB"
      let (again, kept) = (
        try #require(parts[0].number(name)), try #require(parts[1].number(name))
      )
      // 2 MiB against more than 30: far from what the kernel's count may be wrong by.
      #expect(kept > again * 4)
    }
  #endif
}

final class CacheOrRecomputeExplored: Explored {
  static let parts: [ExploredPart] = [
    .always("visits: 6", "decoded: 6", "checksum of what was seen: 8"),
    .always(
      "visits: 6", "decoded: 2", "pictures held at the peak, in KiB: 2", "hits: 4", "misses: 2",
      "evictions: 0", "checksum of what was seen: 8"),
    .always(
      "picture 3 goes", "picture 2 goes", "visits: 12", "decoded: 4",
      "pictures held at the peak, in KiB: 2", "hits: 8", "misses: 4", "evictions: 2",
      "limit in KiB: 2", "checksum of what was seen: 25", tasks: 4, speaks: true),
  ]
}
