import Checking
import Testing

@testable import Course

@Suite("Mutants of a text")
struct MutationTests {
  /// The changed code of every mutant of one operator, with its line.
  private func mutants(_ operation: MutationOperator, _ text: String) throws -> [String] {
    try Mutations(SwiftSource(path: "a.swift", text: text)).mutants
      .filter { $0.operation == operation }.map { "\($0.line): \($0.code)" }
  }

  private static let locked = """
    func put() {
      lock.lock()
      defer { lock.unlock() }
      let old = sum
      sum = old + 1
    }
    """

  @Test("statements are left out, but not what the rest needs")
  func leftOut() throws {
    #expect(
      try mutants(.leaveOut, Self.locked) == [
        "2: lock.lock()", "3: defer { lock.unlock() }", "3: lock.unlock()", "5: sum = old + 1",
      ])
    #expect(try mutants(.leaveOut, "func f() -> Int {\n  let a = 1\n  return a\n}") == [])
    #expect(try mutants(.leaveOut, "let a = 1\nprint(a)") == [], "no code outside of braces")
  }

  @Test("neighbours change places if one of them synchronizes or decides")
  func swapped() throws {
    let text = "func f() {\n  lock.lock()\n  a = 1\n  b = 2\n  lock.unlock()\n  return\n}"
    #expect(try mutants(.swap, text) == ["2: a = 1; lock.lock()", "4: lock.unlock(); b = 2"])
    #expect(try mutants(.swap, Self.locked) == [], "what is deferred runs at the end anyway")
  }

  @Test("the text of a mutant is the solution with one change")
  func text() throws {
    let text = "func f() {\n  lock.lock() // first\n  a = 1\n}\n"
    let swap = try #require(
      try Mutations(SwiftSource(path: "a.swift", text: text)).mutants
        .first { $0.operation == .swap })
    #expect(swap.text == "func f() {\n  a = 1 // first\n  lock.lock()\n}\n")
  }

  @Test("what wakes waiting threads under the lock may do so at any place in it")
  func wakingUnderTheLock() throws {
    let text = """
      let full = NSCondition()
      func f() {
        full.withLock {
          while n == 3 { full.wait() }
          n += 1
          full.signal()
        }
      }
      """
    #expect(
      try mutants(.swap, text) == ["4: n += 1; while n == 3 { full.wait() }"])
    #expect(
      try mutants(.betweenLocks, text) == [
        "5: while n == 3 { full.wait() }; full.unlock(); full.lock(); n += 1"
      ])
    #expect(try mutants(.wake, text) == [], "a broadcast does not harm")
    #expect(try mutants(.ifForWhile, text) == ["4: if n == 3 { full.wait() }"])
    #expect(try mutants(.waitForAWhile, text) == [], "the loop checks again, however the wait ends")
  }

  @Test("what nobody could tell from the solution is no mutant")
  func alike() throws {
    for (first, second) in [
      ("let group = DispatchGroup()", "lock.lock()"),
      ("let last = BlockOperation { b() }", "queue.addOperation(other)"),
      ("a.addDependency(b)", "c.addDependency(d)"),
      ("willChangeValue(forKey: \"isFinished\")", "lock.withLock { x = 1 }"),
      ("lock.withLock { x = 1 }", "didChangeValue(forKey: \"isExecuting\")"),
    ] {
      let text = "func f() {\n  \(first)\n  \(second)\n}"
      #expect(try mutants(.swap, text) == [], "\(first)")
    }
    let task = "func f() {\n  let a = Task { b() }\n  lock.lock()\n}"
    #expect(try mutants(.swap, task) == ["2: lock.lock(); let a = Task { b() }"])
    let end = "func f() {\n  lock.withLock { x = 1 }\n  didChangeValue(forKey: \"isFinished\")\n}"
    #expect(try mutants(.swap, end).count == 1)
    #expect(try mutants(.leaveOut, end).count == 3)
  }

  @Test("protected code loses its lock, as a whole and at its ends")
  func locks() throws {
    let text =
      "func f() {\n  a.lock.withLock {\n    x += 1\n    y += 1\n  }\n  let z = q.sync { x }\n}"
    #expect(try mutants(.withoutLock, text) == ["2: x += 1 y += 1", "6: x"])
    #expect(try mutants(.outsideLock, text) == ["2: x += 1", "2: y += 1"])
    #expect(
      try mutants(.betweenLocks, text) == ["4: x += 1; a.lock.unlock(); a.lock.lock(); y += 1"])
    #expect(
      try mutants(.betweenLocks, Self.locked) == [
        "5: let old = sum; lock.unlock(); lock.lock(); sum = old + 1"
      ])
  }

  @Test(
    "signs, numbers, calls and closures",
    arguments: [
      (MutationOperator.limit, "while a < b {}", ["2: while a <= b {}"]),
      (.limit, "let a: [Box<Int>] = x", []),
      (.reverse, "let a = min(b, c)", ["2: let a = max(b, c)"]),
      (.reverse, "if a > b {}", ["2: if a < b {}"]),
      (.offByOne, "f(3, $0.1)", ["2: f(2, $0.1)", "2: f(4, $0.1)"]),
      (.offByOne, "f(value: limit)", ["2: f(value: limit + 1)", "2: f(value: limit - 1)"]),
      (.atOnce, "defer { a() }", ["2: defer { a() }"]),
      (.always, "if a { b() }", ["2: if a { b() }"]),
      (.always, "if let a { b() }", []),
      (.ignoreError, "try a()", ["2: try? a()"]),
      (.ignoreError, "try? a()", []),
      (.otherEnd, "a.removeFirst()", ["2: a.removeLast()"]),
      (.otherEnd, "a.append(b)", ["2: a.insert(b, at: 0)"]),
      (.opposite, "if !a && b {}", ["2: if !a || b {}", "2: if a && b {}"]),
      (.wake, "c.broadcast()", ["2: c.signal()"]),
      (.opposite, "a = true", ["2: a = false"]),
      (
        .waitForAWhile, "x[0].y().wait()",
        [
          "2: _ = x[0].y().wait(timeout: .now() + 1)",
          "2: _ = x[0].y().wait(until: Date(timeIntervalSinceNow: 1))",
        ]
      ),
      (.captureWeakly, "q.async { self.a() }", ["2: q.async { [weak self] in self?.a() }"]),
      (.handOver, "q.sync { a() }", ["2: q.async { a() }"]),
      (.otherQueue, "q.sync(flags: .barrier) { a() }", ["2: q.sync { a() }"]),
      (.otherQueue, "q.async(group: g, flags: .barrier) {}", ["2: q.async(group: g) {}"]),
      (.otherQueue, "q.async(flags: .barrier, execute: a)", ["2: q.async(execute: a)"]),
      (
        .otherQueue, "let q = DispatchQueue(label: x)",
        ["2: let q = DispatchQueue(label: x, attributes: .concurrent)"]
      ),
      (
        .otherQueue, "let q = DispatchQueue(label: x, attributes: .concurrent)",
        ["2: let q = DispatchQueue(label: x)"]
      ),
    ] as [(MutationOperator, String, [String])])
  func operators(operation: MutationOperator, line: String, expected: [String]) throws {
    #expect(try mutants(operation, "func f() {\n  \(line)\n}") == expected)
  }

  @Test("no mutant is another solution, and none comes twice")
  func once() throws {
    let text = "func f() {\n  if a < b { c() }\n}"
    let source = try SwiftSource(path: "a.swift", text: text)
    let all = Mutations(source).mutants.map(\.text)
    #expect(Set(all).count == all.count)
    #expect(!all.contains(text))
    #expect(!Mutations(source, except: [all[0]]).mutants.map(\.text).contains(all[0]))
  }

  @Test("two mutants of one line that look the same when they are cut are not cut")
  func toldApart() throws {
    let long = "let aLongName = anotherLongName + yetAnotherOneThatIsLonger + andOneMoreOfThem"
    let alone = try mutants(.limit, "func f() {\n  \(long) < 3\n}")
    #expect(alone == ["2: \(long.prefix(76))…"])
    let both = try mutants(.limit, "func f() {\n  \(long) < g(a < b)\n}")
    #expect(both == ["2: \(long) < g(a <= b)", "2: \(long) <= g(a < b)"])
  }

  @Test("two mutants of one line with the same code have numbers")
  func sameCode() throws {
    let text = "func f() {\n  do { lock.unlock() }; g(); do { lock.unlock() }\n}"
    #expect(
      try mutants(.leaveOut, text).filter { $0.contains("lock.unlock() (") }
        == ["2: lock.unlock() (1 of 2)", "2: lock.unlock() (2 of 2)"])
    let texts = try Mutations(SwiftSource(path: "a.swift", text: text)).mutants
    #expect(
      texts.first { $0.code == "lock.unlock() (1 of 2)" }?.text.contains("do {  }; g()") == true)
  }

  @Test("an operator has a name, a text and a place in the list")
  func everyOperatorHasWords() {
    let words = MutationOperator.allCases.map(\.words)
    #expect(Set(words).count == words.count)
  }
}
