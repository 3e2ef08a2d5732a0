extension ExploredPatterns {
  static let swiftConcurrency: [String: [ExploredPart]] = [
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
}
