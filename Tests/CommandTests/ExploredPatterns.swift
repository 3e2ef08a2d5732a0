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

  private static let swiftConcurrency: [String: [ExploredPart]] = [
    "callback": [
      .always(
        "asking for catalogue", "the catalogue lists 4 photos", "asking for photo 1",
        "photo 1: 48 x 32 points", "asking for missing", "no missing: the server answered 404",
        "asking for cut", "no cut: the connection was lost", speaks: true),
      .either(
        anyOrder(of: ["photo 1 is on main", "photo 2 is on main"], then: "photos: 2"),
        speaks: true),
    ],
    "continuation": [
      .always(
        "photo 1: 48 x 32 points", "no missing: the server answered 404",
        "no cut: the connection was lost", speaks: true),
      .always(
        "nobody wants it any more", "no slow photo: cancelled", "no slow photo: the time is over",
        milliseconds: 10, speaks: true),
      .always("resumed with what was kept", "calls ignored: 1", speaks: true),
    ],
    "async-await": [
      .always(
        "asking for catalogue", "the catalogue lists 4 photos", "asking for photo 1",
        "photo 1: 48 x 32 points", "asking for missing", "no missing: the server answered 404",
        "asking for cut", "no cut: the connection was lost", speaks: true),
      .always(
        "photo 1: 48 x 32 points", "stopped: the server answered 500",
        "photos before the error: 1", speaks: true),
    ],
    // Awaited together, the answers come in any order, and even before the caller goes on.
    "async-let": [
      .always(
        "small photo 1 is here", "catalogue is here", "photo 1 is here",
        "a cover of 12 x 8 points, 4 entries, a photo of 48 x 32 points", speaks: true),
      .either(
        anyOrder(
          of: [
            "all three are asked for", "small photo 1 is here", "catalogue is here",
            "photo 1 is here",
          ], then: "a cover of 12 x 8 points, 4 entries, a photo of 48 x 32 points"),
        speaks: true),
    ],
    // The answers come in any order that the limit allows; what is shown is in the catalogue's.
    "task-group": [
      .either(photos(atOnce: 1), speaks: true),
      .always("shown: 2", "dropped: 2"),
      .either(photos(atOnce: 2), speaks: true),
      .either(chores(2, atMost: 2)),
    ],
    "async-stream": [
      .always(
        "shows 12 x 8 points", "shows 48 x 32 points", "no better one will come", speaks: true),
      .always(
        "ten steps have come", "the reader saw 10, 20, 30, 40, 50, 60, 70, 80, 90, 100 %",
        "steps dropped: 0", speaks: true),
      .always(
        "ten steps have come", "the reader saw 100 %", "steps dropped: 9", speaks: true),
      .always(
        "the third tick; the reader is cancelled", "the reader has gone, so the source stops",
        "the source has stopped", speaks: true),
    ],
    // Check, await, act: the account is overdrawn whatever the order, since each waits for the other.
    "actor": [
      .either(chores(2, atMost: 2, after: "increments: 4", "counted: 4")),
      .always("withdrawals of 70: 2", "balance: -40"),
      .always("withdrawals of 70: 1", "balance: 30"),
      .always("withdrawals of 70: 1", "balance: 30"),
    ],
    // The mistake: the screen misses the last photo.
    "main-actor": [
      .either(chores(2, atMost: 2, after: "photos in the album: 2", "photos on the screen: 1")),
      .either(chores(2, atMost: 2, after: "photos in the album: 2", "photos on the screen: 2")),
    ],
  ]

  /// What the fetching parts of task-group print.
  private static func photos(atOnce limit: Int) -> Set<String> {
    anyOrder(
      of: [
        "photo 1 is here", "no missing: the server answered 404", "photo 2 is here",
        "no cut: the connection was lost",
      ], atOnce: limit, after: ["the catalogue lists 4 photos"],
      then: "shown: photo 1, photo 2", "shown: 2", "dropped: 2")
  }

  private static let applications: [String: [ExploredPart]] = [
    "background-task": [
      .always(
        "the ending: completed", "begun: 1", "ended: 1", "ended once more: 0",
        chores(2, atOnce: 1), milliseconds: 10),
      .always(
        "the ending: expired", "begun: 1", "ended: 1", "ended once more: 0", milliseconds: 10),
      .either(
        Set(
          (0...2).map {
            "completion was first: \($0)\nexpiry was first: \(2 - $0)\n"
              + "begun: 2\nended: 2\nended once more: 0"
          })),
      .always(
        "the short upload: completed", "the long upload: expired",
        "the long upload is cancelled: yes", "begun: 2", "ended: 2", "ended once more: 0",
        chores(2, atOnce: 1), milliseconds: 10),
    ],
    "deferred-work": [
      .always("launches: 2", "expirations: 0", chores(2, atOnce: 2), milliseconds: 10),
      .always("pages: 3", "launches: 2", "expirations: 2", milliseconds: 10),
    ],
    "change-notifications": [
      .either(
        chores(
          2, atMost: 2, after: "rows agree with the album: yes",
          "batches after which they did not: 0")),
      .always(
        "modifications, deletions down, insertions up: 3 right, 0 wrong, 0 would trap",
        "deletions down, insertions up, modifications by new index: 3 right, 0 wrong, 0 would trap",
        "deletions up: 1 right, 2 wrong, 0 would trap",
        "insertions down: 1 right, 0 wrong, 2 would trap",
        "insertions before deletions: 0 right, 3 wrong, 0 would trap",
        "modifications last, by old index: 1 right, 2 wrong, 0 would trap",
        chores(2, atOnce: 1)),
      .always(
        "observers at first: 2", "changes: 2", "notices until the token was invalidated: 2",
        "notices until the owner was gone: 2", "observers at last: 0", chores(2, atOnce: 1)),
    ],
    "cache-or-recompute": [
      .always("visits: 6", "decoded: 6", "checksum of what was seen: 8"),
      .always(
        "visits: 6", "decoded: 2", "pictures held at the peak, in KiB: 2", "hits: 4", "misses: 2",
        "evictions: 0", "checksum of what was seen: 8"),
      .always(
        "picture 3 goes", "picture 2 goes", "visits: 12", "decoded: 4",
        "pictures held at the peak, in KiB: 2", "hits: 8", "misses: 4", "evictions: 2",
        "limit in KiB: 2", "checksum of what was seen: 25", tasks: 4, speaks: true),
    ],
    "cancellation": [
      .always("the owner is gone: yes", "the task is cancelled: yes", milliseconds: 10),
      .always(
        "the owner is gone: no", "the task is cancelled: no",
        "the owner is gone once the task is cancelled by hand: yes", milliseconds: 10),
      .always(
        "refreshes: 2", "cancelled: 1", "finished: 1", "pages fetched: 3",
        "pages without cancelling: 4", chores(2, atOnce: 1)),
      .always(
        "taps: 2", "saves: 1", "steps written: 2", "the button: saved", chores(2, atOnce: 1)),
      .always(
        "the owner is gone: yes", "steps written: 1", "steps in all: 3", chores(1, atOnce: 1)),
    ],
  ]
}
