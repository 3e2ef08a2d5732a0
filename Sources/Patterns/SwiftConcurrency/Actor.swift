extension Pattern {
  /// Isolation by an actor, and what an `await` in its middle gives away.
  static let actor = Pattern(
    "actor", chapter: .swiftConcurrency,
    summary: "isolation; and the reentrancy hazard between check and act",
    lookFor: "In the first part, `counted` is right however many tasks count. In the others the "
      + "account has 100 and `Ann` and `Ben` ask for 70 each. In the second both are paid: there "
      + "are two bars `70 paid`, and the actor's own lane, `balance`, ends at `-40`. In the third "
      + "and fourth there is one, and `balance` ends at `30`.",
    why: "An actor runs one piece of code at a time, but at an await it lets others in. What was "
      + "checked before the await may be false after it, so check again afterwards, or have no "
      + "await between check and act.",
    compareWith: ["lock", "main-actor"],
    parts: [
      .asynchronous("a counter", comparable: true, counter),
      .asynchronous("check, await, act", mistake: .ofResult, repair: 3) {
        try await withdrawTwice($0, from: TrustingAccount($0))
      },
      .asynchronous("check again after the await") {
        try await withdrawTwice($0, from: CarefulAccount($0))
      },
      .asynchronous("await first, then check and act") {
        try await withdrawTwice($0, from: PatientAccount($0))
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

extension Account {
  /// Draws the balance as it is from now on, in the actor's own lane.
  fileprivate func draw(on stage: Stage) {
    stage.draw(.actor, "balance", as: "\(balance)")
  }
}

private actor TrustingAccount: Account {
  private let stage: Stage
  private(set) var balance = 100 { didSet { draw(on: stage) } }
  init(_ stage: Stage) { self.stage = stage }

  func withdraw(_ amount: Int, approval: Approval) async throws -> Bool {
    guard balance >= amount else { return false }
    try await approval()  // the actor serves others during that
    balance -= amount  // wrong: relies on what was true before the await
    return true
  }
}

private actor CarefulAccount: Account {
  private let stage: Stage
  private(set) var balance = 100 { didSet { draw(on: stage) } }
  init(_ stage: Stage) { self.stage = stage }

  func withdraw(_ amount: Int, approval: Approval) async throws -> Bool {
    guard balance >= amount else { return false }  // saves asking the bank for nothing
    try await approval()
    guard balance >= amount else { return false }  // this is the check that counts
    balance -= amount
    return true
  }
}

private actor PatientAccount: Account {
  private let stage: Stage
  private(set) var balance = 100 { didSet { draw(on: stage) } }
  init(_ stage: Stage) { self.stage = stage }

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
  await account.draw(on: stage)

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
        if isGranted {
          try await stage.chore("70 paid", units: 1, after: [approval]).perform()
        }
        return isGranted
      }
    }
    stage.waits(for: "both")
    return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
  }

  stage.show("withdrawals of 70", granted)
  stage.show("balance", await account.balance)
}
