import Terminal
import Testing

@Suite("durations as text")
struct DurationTextTests {
  @Test(
    "a number and a unit are read",
    arguments: [
      ("50ms", .milliseconds(50)), ("1.5s", .milliseconds(1500)), ("200us", .microseconds(200)),
      ("200\u{B5}s", .microseconds(200)), ("200\u{3BC}s", .microseconds(200)),
      ("7ns", .nanoseconds(7)), ("2min", .seconds(120)), ("0s", .zero), ("0.25ns", .zero),
      ("50 ms", .milliseconds(50)), ("1.", nil), ("007s", .seconds(7)),
    ] as [(String, Duration?)])
  func reads(text: String, duration: Duration?) {
    #expect(DurationText.parse(text) == duration)
  }

  @Test(
    "anything else is no duration",
    arguments: [
      "", "5", "s", "ms", "-5ms", "+5ms", ".5s", "5.s", "1.2.3s", "5  s", "5 ", " 5s", "1e3s",
      "0x10s", "infs", "nans", "٣s", "5h", "5S", "5ms ", "10000000000s", "1e300s",
    ])
  func refuses(text: String) {
    #expect(DurationText.parse(text) == nil)
  }

  @Test(
    "three digits and the unit that suits are written",
    arguments: [
      (0, "0 ns"), (5, "5.00 ns"), (999.4, "999 ns"), (999.6, "1.00 us"), (1_500, "1.50 us"),
      (999_600, "1.00 ms"), (50e6, "50.0 ms"), (999.6e6, "1.00 s"), (12.34e9, "12.3 s"),
      (3600e9, "3600 s"), (-2e6, "-2.00 ms"), (9.996e6, "10.0 ms"),
    ] as [(Double, String)])
  func writes(nanoseconds: Double, text: String) {
    #expect(DurationText.format(nanoseconds: nanoseconds) == text)
  }

  @Test("what is written can be read again")
  func roundTrip() {
    for duration in [Duration.nanoseconds(5), .microseconds(20), .milliseconds(50), .seconds(60)] {
      #expect(DurationText.parse(DurationText.format(duration)) == duration)
    }
  }
}
