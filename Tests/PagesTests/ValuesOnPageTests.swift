import CommandSupport
import Foundation
import Testing

@Suite(
  "What a page says of variables and lanes, in a real browser", .serialized, .besideOthers,
  .enabled(if: Browser.path != nil, PageFolder.without))
struct ValuesOnPageTests {
  /// Opens the page of a program.
  private func page(_ program: String, at link: String = "#finding=1&step=1") throws -> BrowserTab {
    let folder = try TemporaryFolder()
    let (file, page) = (folder.url.appending(path: "a.swift"), folder.url.appending(path: "a.html"))
    try program.write(to: file, atomically: true, encoding: .utf8)
    let run = try Command.run("check", [file.path, "--html", page.path])
    #expect(run.status <= 1 && run.error.isEmpty, "\(run.error)")
    return try PageFolder().open(page, at: link)
  }

  /// What is said of the shared variables at each step, in the order of the steps.
  private func states(_ tab: BrowserTab) throws -> [String] {
    let count = try tab.count(".row")
    try tab.press("Home")
    return try (1...count).map { step in
      if step > 1 { try tab.press("ArrowRight") }
      return try tab.value(
        "[...document.querySelectorAll('[aria-label=\"Shared variables\"] tr')].map(row => "
          + "[...row.children].map(one => one.textContent).join(' = ')).join('; ')")
    }
  }

  @Test("a text is told as a text, and what is changed unseen has no value any more")
  func texts() async throws {
    try await aside(.browser) {
      let tab = try page(
        """
        import Dispatch
        nonisolated(unsafe) var name = "ä b"
        DispatchQueue.concurrentPerform(iterations: 2) { index in
          name += ", and \\(index) more than fits into one word"
        }
        print(name.count)
        """)
      let states = try states(tab)
      #expect(states.first == "name = \"ä b\" now, by main")
      #expect(states.contains("name = changed now, by iteration 0; to what was not seen"))
      let first = try #require(states.firstIndex { $0.contains("not seen") })
      #expect(states[first...].allSatisfy { !$0.contains("ä b") }, "\(states)")
      #expect(try tab.complaints() == [])
    }
  }

  @Test("nil is not told as the number that stands where its value would")
  func absent() async throws {
    try await aside(.browser) {
      let tab = try page(
        """
        import Dispatch
        nonisolated(unsafe) var last: Int? = nil
        DispatchQueue.concurrentPerform(iterations: 2) { index in
          last = index + 5
        }
        print(last != nil)
        """)
      let states = try states(tab)
      #expect(states.first == "last = changed now, by main; to what was not seen")
      #expect(states.contains("last = 5 now, by iteration 0"), "\(states)")
      #expect(try tab.complaints() == [])
    }
  }

  @Test(
    "properties have their names, and a lost write is struck out although a thread ends in between")
  func properties() async throws {
    try await aside(.browser) {
      let tab = try page(
        """
        import Foundation
        final class Account: @unchecked Sendable {
          var balance = 100
          var fee: Int
          init(fee: Int) { self.fee = fee }
        }
        let (one, other) = (Account(fee: 5), Account(fee: 6))
        let group = DispatchGroup()
        for amount in [10, 20] {
          group.enter()
          Thread {
            one.balance -= amount
            one.fee += 1
            group.leave()
          }.start()
        }
        group.wait()
        print(one.balance, one.fee, other.balance)
        """)
      let states = try states(tab)
      #expect(states.first?.contains("balance line 3 = 100 now, by main") == true, "\(states)")
      #expect(states.last?.contains("fee line 5 = ") == true, "\(states)")
      #expect(try tab.text(".board").contains("from balance"))
      #expect(try tab.count(".block s") >= 1)
      #expect(try tab.complaints() == [])
    }
  }

  @Test("a lane that has said that it has ended has, and one with steps to come has not")
  func lanes() async throws {
    try await aside(.browser) {
      let tab = try PageFolder().check("benchmarks/lost-update-2.swift", at: "#finding=1&step=99")
      let heads = "[...document.querySelectorAll('.head .does')].map(one => one.textContent).join()"
      #expect(try tab.value(heads) == "Runs,Has ended,Has ended")
      let threads = try PageFolder().check("benchmarks/producer-consumer.swift", at: "#outcome=1")
      for step in try 1..<threads.count(".row") {
        let states = try threads.value(heads).split(separator: ",")
        #expect(states.first?.contains("ended") == false, "step \(step)")
        try threads.press("ArrowRight")
      }
    }
  }

  @Test("who holds what is also known where the execution fails")
  func holdersAtFailure() async throws {
    try await aside(.browser) {
      let tab = try PageFolder().check(
        "benchmarks/actor-reentrancy.swift", at: "#finding=1&step=99")
      #expect(try tab.text("[role=status]").contains("failed check"))
      // It is back on the account's actor, and has left that of the bank.
      let state = try tab.text(".state")
      #expect(state.contains("actor 1") && !state.contains("actor 2"), "\(state)")
      #expect(try tab.complaints() == [])
    }
  }

  @Test("where nothing goes wrong no button leads to where it does")
  func noFault() async throws {
    try await aside(.browser) {
      let folder = try PageFolder()
      let right = try folder.check("benchmarks/producer-consumer.swift")
      #expect(try right.text("h1").hasPrefix("Nothing wrong"))
      #expect(try right.accessible().allSatisfy { !$0.name.contains("Where it goes wrong") })
      let display = try right.value("getComputedStyle(document.querySelector('.extra')).display")
      #expect(display == "none")
      let wrong = try folder.check("benchmarks/lost-update-2.swift")
      #expect(try wrong.accessible().contains { $0.name.contains("Where it goes wrong") })
    }
  }
}
