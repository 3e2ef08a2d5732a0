import Exploration
import Testing

@Suite("A length in nanoseconds")
struct NanosecondsTests {
  @Test(
    "a length that a number does not hold has no end, and is no short one",
    arguments: [
      (0, 0, 0), (1, 5, 1_000_000_005), (18_446_744_073, 709_551_615, .max),
      (18_446_744_073, 709_551_614, .max - 1), (18_446_744_073, 999_999_999, .max),
      (18_446_744_074, 0, .max), (.max, 999_999_999, .max),
    ] as [(UInt64, UInt64, UInt64)])
  func lengths(seconds: UInt64, rest: UInt64, expected: UInt64) {
    #expect(Nanoseconds.length(seconds: seconds, and: rest) == expected)
  }
}
