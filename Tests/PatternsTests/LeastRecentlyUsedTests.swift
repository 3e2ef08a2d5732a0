import Patterns
import Testing

@Suite("a cache that lets go of what was not used for longest")
struct LeastRecentlyUsedTests {
  @Test("what is kept is found again, as long as there is room")
  func keeps() {
    var cache = LeastRecentlyUsed<String, Int>(limit: 10)
    #expect(cache.value(for: "a") == nil)
    cache.keep(1, for: "a", bytes: 5)
    cache.keep(2, for: "b", bytes: 5)
    #expect(cache.value(for: "a") == 1)
    #expect(cache.value(for: "b") == 2)
    #expect(cache.statistics.hits == 2)
    #expect(cache.statistics.misses == 1)
    #expect(cache.statistics.evictions == 0)
    #expect(cache.statistics.peakBytes == 10)
  }

  @Test("what was used longest ago goes first; to be asked for counts as use")
  func order() {
    var cache = LeastRecentlyUsed<String, Int>(limit: 3)
    for key in ["a", "b", "c"] { cache.keep(0, for: key, bytes: 1) }
    _ = cache.value(for: "a")
    #expect(cache.keep(0, for: "d", bytes: 1) == ["b"])
    #expect(cache.keys == ["d", "a", "c"])
  }

  @Test("a large value makes as many others go as it needs, and no more")
  func severalGo() {
    var cache = LeastRecentlyUsed<String, Int>(limit: 10)
    for key in ["a", "b", "c", "d"] { cache.keep(0, for: key, bytes: 2) }
    #expect(cache.keep(0, for: "e", bytes: 5) == ["a", "b"])
    #expect(cache.bytes == 9)
    #expect(cache.statistics.evictions == 2)
  }

  @Test("a value larger than the limit is not kept, and makes nothing else go")
  func tooLarge() {
    var cache = LeastRecentlyUsed<String, Int>(limit: 10)
    cache.keep(1, for: "a", bytes: 10)
    #expect(cache.keep(2, for: "b", bytes: 11) == [])
    #expect(cache.keys == ["a"])
  }

  @Test("a value takes the place of the one of the same key, whatever its size")
  func replacement() {
    var cache = LeastRecentlyUsed<String, Int>(limit: 10)
    cache.keep(1, for: "a", bytes: 8)
    #expect(cache.keep(2, for: "a", bytes: 9) == [])
    #expect(cache.value(for: "a") == 2)
    #expect(cache.bytes == 9)
    cache.keep(3, for: "a", bytes: 11)
    #expect(cache.value(for: "a") == nil, "the old value would be a wrong answer")
    #expect(cache.bytes == 0)
  }

  @Test("without a limit nothing goes")
  func noLimit() {
    var cache = LeastRecentlyUsed<Int, Int>()
    for key in 0..<1_000 { #expect(cache.keep(key, for: key, bytes: 1 << 40) == []) }
    #expect(cache.keys.count == 1_000)
  }

  @Test("over random use it agrees with a plain list that is searched from end to end")
  func agreesWithModel() {
    var dice = SeededGenerator(seed: 3)
    var cache = LeastRecentlyUsed<Int, Int>(limit: 20)
    var model: [(key: Int, value: Int, bytes: Int)] = []  // the one used last first
    for round in 0..<5_000 {
      let key = Int.random(in: 0..<12, using: &dice)
      let known = model.firstIndex { $0.key == key }
      if Bool.random(using: &dice) {
        #expect(cache.value(for: key) == known.map { model[$0].value })
        if let known { model.insert(model.remove(at: known), at: 0) }
      } else {
        let bytes = Int.random(in: 0...22, using: &dice)
        cache.keep(round, for: key, bytes: bytes)
        if let known { model.remove(at: known) }
        if bytes <= 20 {
          while model.reduce(bytes, { $0 + $1.bytes }) > 20 { model.removeLast() }
          model.insert((key, round, bytes), at: 0)
        }
      }
      #expect(cache.keys == model.map(\.key))
      #expect(cache.bytes == model.reduce(0) { $0 + $1.bytes })
    }
    #expect(cache.statistics.evictions > 0)
  }
}
