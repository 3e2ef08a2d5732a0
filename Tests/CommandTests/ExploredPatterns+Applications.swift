extension ExploredPatterns {
  static let applications: [String: [ExploredPart]] = [
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
