import Exploration
import Testing

@Suite("A schedule's text")
struct ScheduleTests {
  @Test("holds the version, the program, the racy places and the choices, in base 36")
  func text() {
    let schedule = Schedule(
      program: 36 * 36 + 35, racyPlaces: [CodePlace(0x1000), CodePlace(36)],
      deviations: [.init(step: 40, lane: 1), .init(step: 5, lane: 2)])
    #expect(schedule.text == "1010z-10.35s-5:2,14:1")
    var narrow = schedule
    narrow.workers = 4
    #expect(narrow.text == "1010z-10.35s-5:2,14:1@4", "and the width of the pools, in base 10")
    narrow.numbers = 7
    #expect(narrow.text == "1010z-10.35s-5:2,14:1@4=7", "and the set of numbers")
    narrow.hashSeed = 12
    #expect(
      narrow.text == "1010z-10.35s-5:2,14:1@4=7%12", "and what the order of sets follows from")
    narrow.reading = Self.looking(.plain)
    #expect(
      narrow.text == "1010z-10.35s-5:2,14:1@4~look2after70=7%12",
      "and the lane that looks many times, and after which step, in base 10")
  }

  private static func looking(_ reading: Reading) -> Reading {
    var reading = reading
    reading.looksOn = [LookingOn(lane: 2, after: 70)]
    return reading
  }

  private static func lookingTwice(_ reading: Reading) -> Reading {
    var reading = reading
    reading.looksOn = [
      LookingOn(lane: 2, after: 70, until: 91), LookingOn(lane: 1, after: 120),
    ]
    return reading
  }

  @Test(
    "reads back as it was",
    arguments: [
      Schedule(),
      Schedule(program: 1_679_615, racyPlaces: [CodePlace(1)]),
      Schedule(workers: 1),
      Schedule(numbers: 15),
      Schedule(hashSeed: 63),
      Schedule(numbers: 3, hashSeed: 1),
      Schedule(workers: 4, reading: Reading(wakes: .any, most: 16), numbers: 1),
      Schedule(workers: 4, reading: Reading(time: .any, most: 16)),
      Schedule(deviations: [.init(step: 3, lane: 1)], reading: Reading(wakes: .any, most: 1)),
      Schedule(reading: Reading(time: .any, wakes: .any, most: 4)),
      Schedule(reading: Self.looking(Reading())),
      Schedule(workers: 2, reading: Self.looking(Reading(time: .any, most: 4)), numbers: 1),
      Schedule(reading: Self.lookingTwice(.plain)),
      Schedule(racyPlaces: [CodePlace(1)], deviations: [.init(step: 1, lane: 1)], workers: 64),
      Schedule(deviations: [.init(step: 1, lane: 0), .init(step: 49_999, lane: 255)]),
      Schedule(
        program: 12_345, racyPlaces: [CodePlace(.max), CodePlace(0x1234), CodePlace(0x1238)],
        deviations: (1...40).map { .init(step: 3 * $0, lane: $0 % 7) }),
    ])
  func roundTrip(schedule: Schedule) throws {
    #expect(try Schedule(text: schedule.text) == schedule)
  }

  @Test("says what is wrong with it")
  func errors() {
    func error(_ text: String) -> ScheduleError? {
      do throws(ScheduleError) {
        _ = try Schedule(text: text)
        return nil
      } catch {
        return error
      }
    }
    #expect(error("10000--") == nil)
    #expect(error("") == .empty)
    #expect(error("20000--") == .version("2"))
    #expect(error("10000-") == .parts(2))
    #expect(error("10000---") == .parts(4))
    #expect(error("1000--") == .program("1000"))
    #expect(error("1000Z--") == .program("1000Z"))
    #expect(error("10000-1a.+2-") == .place("+2"))
    for text in [
      "", "wake", "4", "wake04", "late-1", "wakelate4", "wake4 ", "look", "look2", "look2after",
      "look2after07", "look2after7to", "look256after7", "look2after7late4", "0look2after7",
      "look2after7 ",
    ] {
      #expect(error("10000--~" + text) == .reading(text))
    }
    for text in ["", "0", "16", "07", "+7", "a", "7=7", "7~wake1"] {
      #expect(error("10000--=" + text) == .numbers(text))
    }
    for text in ["", "0", "64", "07", "+7", "a", "7%7", "7=7"] {
      #expect(error("10000--%" + text) == .hashSeed(text))
    }
    #expect(error("10000-1a.-") == .place(""))
    #expect(error("10000-01-") == .place("01"))
    #expect(error("10000-zzzzzzzzzzzzzz-") == .place("zzzzzzzzzzzzzz"))
    #expect(error("10000-2.1-") == .order("1"))
    #expect(error("10000--5") == .deviation("5"))
    #expect(error("10000--0:1") == .deviation("0:1"))
    #expect(error("10000--5:74") == .deviation("5:74"))
    #expect(error("10000--5:1,") == .deviation(""))
    #expect(error("10000--5:1,5:2") == .order("5:2"))
    for width in ["", "0", "65", "04", "+4", "a", "4@4"] {
      #expect(error("10000--@\(width)") == .workers(width))
    }
    #expect(error("20000--")?.description.contains("'2'") == true)
  }

  @Test("a program's characters depend on each of its bytes")
  func fingerprints() {
    #expect(Schedule.fingerprint(of: []) == Schedule.fingerprint(of: []))
    #expect(Schedule.fingerprint(of: [1]) != Schedule.fingerprint(of: [2]))
    #expect(Schedule.fingerprint(of: [1, 2]) != Schedule.fingerprint(of: [2, 1]))
  }
}
