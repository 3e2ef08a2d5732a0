extension Pattern {
  /// Isolation by an actor, and what an `await` in its middle gives away.
  static let actor = Pattern(
    "actor", chapter: .swiftConcurrency,
    summary: "isolation; and the reentrancy hazard between check and act",
    lookFor: "The counter is right however many tasks use it. The account has 100, and two people "
      + "ask for 70 each: in the second part both get it, in the third and fourth only one does.",
    why: "An actor runs one piece of code at a time, but at an await it lets others in. What was "
      + "checked before the await may be false after it, so check again afterwards, or have no "
      + "await between check and act.",
    compareWith: ["lock", "main-actor"],
    parts: [
      .asynchronous("a counter", comparable: true, counter),
      .asynchronous("check, await, act", mistake: .ofResult) {
        try await withdrawTwice($0, from: TrustingAccount(balance: 100))
      },
      .asynchronous("check again after the await") {
        try await withdrawTwice($0, from: CarefulAccount(balance: 100))
      },
      .asynchronous("await first, then check and act") {
        try await withdrawTwice($0, from: PatientAccount(balance: 100))
      },
    ])
}

private actor Counter {
  private(set) var value = 0

  // A read and a write, but no other task can come in between: there is no `await`.
  func increment() { value += 1 }
}

private func counter(_ stage: Stage) async throws {
  let counter = Counter()
  let rounds = stage.rounds(1000)

  try await withThrowingTaskGroup { group in
    for chore in stage.chores {
      group.addTask(name: chore.name) {
        try await chore.perform()
        for _ in 0..<rounds { await counter.increment() }
        stage.say("\(chore.name) has counted to \(rounds)")
      }
    }
    stage.waits(for: "the group")
    try await group.waitForAll()
  }

  stage.show("increments", stage.chores.count * rounds)
  stage.show("counted", await counter.value)
}

/// Asks the bank whether a payment is in order, which takes a while.
private typealias Approval = @Sendable () async throws -> Void

private protocol Account: Actor {
  var balance: Int { get }
  func withdraw(_ amount: Int, approval: Approval) async throws -> Bool
}

private actor TrustingAccount: Account {
  private(set) var balance: Int
  init(balance: Int) { self.balance = balance }

  func withdraw(_ amount: Int, approval: Approval) async throws -> Bool {
    guard balance >= amount else { return false }
    try await approval()  // the actor serves others during that
    balance -= amount  // wrong: relies on what was true before the await
    return true
  }
}

private actor CarefulAccount: Account {
  private(set) var balance: Int
  init(balance: Int) { self.balance = balance }

  func withdraw(_ amount: Int, approval: Approval) async throws -> Bool {
    guard balance >= amount else { return false }  // saves asking the bank for nothing
    try await approval()
    guard balance >= amount else { return false }  // this is the check that counts
    balance -= amount
    return true
  }
}

private actor PatientAccount: Account {
  private(set) var balance: Int
  init(balance: Int) { self.balance = balance }

  func withdraw(_ amount: Int, approval: Approval) async throws -> Bool {
    try await approval()
    guard balance >= amount else { return false }
    balance -= amount
    return true
  }
}

private func withdrawTwice(_ stage: Stage, from account: some Account) async throws {
  // Both approvals come only when both have been asked for: so both people have passed whatever
  // is checked before the await, every time, and not only when chance will have it so.
  let bothAsked = Meeting(of: 2)

  let granted = try await withThrowingTaskGroup(of: Bool.self) { group in
    for name in ["Ann", "Ben"] {
      let approval = stage.chore("approval for \(name)", units: 1)
      group.addTask(name: name) {
        let isGranted = try await account.withdraw(70) {
          stage.say("\(name) asks for approval")
          try await approval.perform()
          stage.waits(for: "the other approval")
          await bothAsked.arrive()
        }
        stage.say(isGranted ? "\(name) has got 70" : "\(name) has got nothing")
        return isGranted
      }
    }
    stage.waits(for: "both")
    return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
  }

  stage.show("withdrawals of 70", granted)
  stage.show("balance", await account.balance)
}
