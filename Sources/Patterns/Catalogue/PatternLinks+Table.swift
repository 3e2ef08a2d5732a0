extension PatternLinks {
  /// Where each pattern leads, by its name, in the order of the catalogue; tests hold it against the
  /// catalogue, the course and `bench`.
  package static let all: [String: PatternLinks] = [
    // Dispatch queues
    "serial": .init(
      ["sync-on-own-queue"], .patterns(["serial", "concurrent", "operation-serial"])),
    "concurrent": .init(["serial-to-concurrent"], .patterns(["concurrent", "serial", "group"])),
    "sync-async": .init(["coffee-bar", "sync-on-own-queue"], .patterns(["sync-async", "serial"])),
    "concurrent-perform": .init(
      ["serial-to-concurrent"], .patterns(["concurrent-perform", "concurrent", "serial"])),
    "barrier": .init(["readers-and-writer", "lock-and-barrier"], readsAndWrites),
    "work-item": .init(["serial-to-concurrent"], stopsEarly),
    "debounce-throttle": .init(
      ["debounce", "throttle"],
      .missing(because: "its parts answer different requests, which is not the same work")),

    // Waiting for all, limiting how many
    "timer": .init(
      .missing(because: "the course has none on polling; those on groups practise being told"),
      .patterns(["timer", "semaphore", "group"])),
    "poll-or-notify": .init(
      ["callback-twice"],
      .missing(because: "its parts wait for one player, not for the tasks that other patterns do")),
    "semaphore": .init(
      ["signal-before-wait", "bounded-buffer"], .patterns(["semaphore", "group", "timer"])),
    "group": .init(
      ["enter-and-leave", "wait-in-the-loop", "several-groups"],
      .patterns(["group", "semaphore", "task-group"])),
    "completion": .init(["callback-twice"], .patterns(["completion"])),
    "bounded": .init(["at-most-k"], .patterns(["bounded", "concurrent"])),
    "thread-explosion": .init(
      ["at-most-k", "waiting-workers"],
      .patterns(["thread-explosion", "bounded", "thread", "task-group"])),

    // Threads and locks
    "thread": .init(["loop-that-never-runs"], .patterns(["thread", "concurrent"])),
    "lock": .init(
      ["lost-update", "check-then-act", "lock-order"],
      .costs(["NSLock", "NSRecursiveLock", "Mutex", "sync", "Atomic"])),
    "once": .init(
      ["phrase-book"],
      .missing(because: "what runs only once in a process cannot be repeated to be measured")),
    "lifetime": .init(
      ["screen-kept-alive", "stop-the-timer"],
      .missing(because: "it is about what is alive, not about how long it takes")),
    "atomics-ordering": .init(
      ["published-flag"],
      .missing(because: "it is about which orders can be seen, not about what they cost")),
    "sanitizer": .init(
      ["lost-update", "published-flag"],
      .missing(because: "what takes time is the compiler and the tools, not a way to work")),

    // Operations
    "operation": .init(
      ["asynchronous-operation"], .patterns(["operation", "operation-cancel", "concurrent"])),
    "operation-serial": .init(["waiting-workers"], .patterns(["operation-serial", "serial"])),
    "operation-dependencies": .init(
      ["pipeline-dependencies", "dependency-cycle"],
      .missing(because: "its steps need one another, and no other pattern does the same steps")),
    "operation-cancel": .init(
      ["cooperative-cancellation", "asynchronous-operation"],
      .patterns(["operation-cancel", "operation", "task-group"])),

    // async/await
    "callback": .init(["callback-twice", "sync-bridge"], fetches),
    "async-await": .init(["one-await", "silent-failure"], fetches),
    "continuation": .init(
      ["continuation-once", "cancelled-too-early", "stubborn-call"], .costs(["continuation"])),
    "async-stream": .init(["callback-stream", "slow-reader"], .costs(["async-stream element"])),
    "backpressure": .init(
      ["backpressure", "slow-reader"], .patterns(["backpressure", "serial"])),
    "async-let": .init(["parallel-awaits", "breakfast"], fetches),
    "task-group": .init(["bounded-task-group"], .patterns(["task-group", "group", "actor"])),
    "actor": .init(
      ["actor-reentrancy", "seat-booked-twice"],
      .costs(["actor hop", "Mutex", "Mutex, contended"])),
    "main-actor": .init(
      ["frozen-album", "off-the-main-actor"], .patterns(["main-actor", "task-group"])),

    // In an application
    "cancellation": .init(["importer-cancellable", "screen-kept-alive"], stopsEarly),
    "background-task": .init(
      .missing(because: "the course has no host that cuts work short; 'stubborn-call' has a limit"),
      .patterns(["background-task", "serial"])),
    "deferred-work": .init(
      .missing(because: "its scheduler is a state machine; only the lock around it is concurrent"),
      .missing(because: "how long a launch takes is up to the conditions that it waits for")),
    "suspend-resume": .init(
      ["chat-outbox"],
      .missing(because: "how long it takes is up to how long the app is suspended")),
    "phases": .init(
      ["older-answer", "retry-with-backoff"],
      .missing(because: "its parts end with different pictures, which is not the same work")),
    "cache-or-recompute": .init(
      ["single-flight"],
      .missing(because: "its parts do different work; they measure their own time and memory")),
    "change-notifications": .init(
      .missing(because: "the order of changes within a batch is no matter of concurrency"),
      .missing(because: "it is about a result that is right or wrong, not about its time")),
  ]

  private static let readsAndWrites = Measurement.missing(
    because: "its reads and writes are not the tasks that the other patterns do")
  private static let stopsEarly = Measurement.missing(
    because: "work that is stopped early is never the same work twice")
  private static let fetches = Measurement.missing(
    because: "its time is that of the answers on the network, whichever way they are awaited")

  private init(_ exercises: [String], _ measurement: Measurement) {
    self.init(.exercises(exercises), measurement)
  }

  private init(_ practice: Practice, _ measurement: Measurement) {
    self.init(practice: practice, measurement: measurement)
  }
}
