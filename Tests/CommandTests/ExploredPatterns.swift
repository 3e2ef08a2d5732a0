/// What exploring each part of each pattern must show, by the pattern's name.
enum ExploredPatterns {
  static let all: [String: [ExploredPart]] = queues.merging(waiting) { $1 }
    .merging(threads) { $1 }.merging(operations) { $1 }.merging(swiftConcurrency) { $1 }
    .merging(applications) { $1 }

  private static let queues: [String: [ExploredPart]] = [
    "serial": [
      .always("task 1 is done", "task 2 is done", chores(2, atOnce: 1), speaks: true),
      .always(
        "task 1 is done", "task 2 is done", "everything is done", chores(2, atOnce: 1),
        speaks: true),
    ],
    "concurrent": [
      .either(chores(2, atMost: 2)),
      .either(chores(2, atMost: 2)),
    ],
    // The writer comes between two readers on either side.
    "barrier": [
      .either(chores(4, atMost: 2, after: "prices that never were: 0"), tasks: 4),
      .always("prices that never were: 1", chores(1, atOnce: 1)),
    ],
    "concurrent-perform": [
      .always("steps computed: 10"),
      .always("steps computed: 10"),
      .either(chores(2, atMost: 2)),
    ],
    "sync-async": [
      .always("asyncAfter ran before its deadline: no", chores(2, atOnce: 1)),
      .always(chores(2, atOnce: 1)),
    ],
    "work-item": [
      .always(chores(1, atOnce: 1)),
      .always("the second item ran: no", chores(1, atOnce: 1)),
      .always("requests: 5", "searches: 1", chores(1, atOnce: 1)),
    ],
  ]

  private static let waiting: [String: [ExploredPart]] = [
    "timer": [
      .either(chores(2, atMost: 2, after: "polls wasted: 0")),
      .either(chores(2, atMost: 2, after: "polls wasted: 0")),
    ],
    "semaphore": [
      .either(chores(2, atMost: 2)),
      .either(chores(2, atMost: 2)),
    ],
    "group": [
      .either(chores(2, atMost: 2)),
      .either(chores(2, atMost: 2)),
      .always(chores(2, atOnce: 1)),  // the mistake: nothing is done at once
    ],
    "completion": [
      .either(
        chores(
          2, atMost: 2, after: "polls wasted: 0", "extra state: a counter, a lock, an interval")),
      .either(
        chores(
          2, atMost: 2, after: "polls wasted: 0", "extra state: a counter, a lock, a semaphore")),
      .either(chores(2, atMost: 2, after: "polls wasted: 0", "extra state: a group")),
    ],
    // Three tasks and two places.
    "bounded": [
      .either(chores(3, atMost: 2, after: "places: 2"), tasks: 3),
      .either(chores(3, atMost: 2, after: "places: 2"), tasks: 3),
    ],
  ]

  private static let threads: [String: [ExploredPart]] = [
    "thread": [
      .always("units done: 2", chores(2, atOnce: 1)),
      .always(chores(1, atOnce: 1)),
      .always("alive while the thread runs: yes"),
      .always(
        "the cargo is let go", "main holds no reference any more", "nobody needs the work any more",
        "main goes on", speaks: true),
      .either(chores(2, atMost: 2)),
    ],
    "lock": Array(repeating: .always("right: yes"), count: 5),
    // A lazy var lets both threads in; the others do not.
    "once": [
      .always("made: 1"),
      .always("made: 1"),
      .always("made: 2", "different values handed out: 2"),
      .always("made: 1"),
    ],
  ]

  private static let operations: [String: [ExploredPart]] = [
    "operation": [
      .always("rows drawn: 5"),
      .always("rows drawn: 3"),
      .either(chores(2, atMost: 2)),
    ],
    "operation-serial": [
      .always(
        "task 1 is done", "task 2 is done", "everything is done", chores(2, atOnce: 1),
        speaks: true),
      .always(
        "added very low", "added normal", "added very high", "added low", "added high",
        "very high is done", "high is done", "normal is done", "low is done", "very low is done",
        "everything is done", speaks: true),
      .always(),
    ],
    // No step of a picture begins before the one that it depends on: the stage looks.
    "operation-dependencies": [
      .always(),
      .always("ready while its dependency is on no queue: no"),
    ],
    "operation-cancel": [
      .always("the second operation ran: no"),
      .always(
        "one that looks: worked to the end: no", "one that looks: cancelled: yes",
        "one that does not: worked to the end: yes", "one that does not: cancelled: yes"),
      .always(
        "abandoned: executing: yes", "answered: finished: yes", "answered: cancelled: no",
        "abandoned: finished: yes", "abandoned: cancelled: yes"),
      .either(chores(2, atMost: 2)),
    ],
  ]
}
