extension Pattern {
  /// Three ways of waiting for several tasks, side by side.
  static let completion = Pattern(
    "completion", chapter: .waiting,
    summary: "the three above side by side on the same work: extra state, polls, lateness",
    lookFor: "The tasks are the same; compare the lane of `main`, `noticed late by`, `polls "
      + "wasted`, and the `extra state` that each way has to keep right.",
    why: "All three wait for the same tasks. Polling is late by up to an interval and wakes up for "
      + "nothing; the semaphore is prompt but needs a counter and a lock as well; the group is "
      + "prompt and needs nothing else.",
    compareWith: ["timer", "semaphore", "group"],
    parts: [
      .blocking("timer: a counter under a lock, polled", comparable: true) { stage in
        waitByPolling(stage, every: stage.unit * 0.23)
        stage.show("extra state", "a counter, a lock, an interval")
      },
      .blocking("semaphore: a counter under a lock, signalled", comparable: true) { stage in
        waitWithSemaphore(stage)
        stage.show("polls wasted", 0)
        stage.show("extra state", "a counter, a lock, a semaphore")
      },
      .blocking("group: enter and leave", comparable: true) { stage in
        waitWithGroup(stage)
        stage.show("polls wasted", 0)
        stage.show("extra state", "a group")
      },
    ])
}
