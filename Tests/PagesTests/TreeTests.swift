import CommandSupport
import Foundation
import Testing

@Suite("All executions of a program as a tree")
struct TreeTests {
  private struct Tree: Decodable {
    struct Node: Decodable {
      var parent: Int?
      var lane: Int?
      var options: [Int]
      var end: Int?
      var schedule: String?
    }
    struct Option: Decodable {
      var lane: Int
      var isCurrent: Bool
    }
    struct Variable: Decodable {
      var name: String?
      var value: String
    }
    struct Outcome: Decodable {
      var output: String
      var isWrong: Bool
    }
    struct End: Decodable {
      var outcome: Int
      var isBroken: Bool
    }
    var schema: Int
    var executions: Int
    var nodes: [Node]
    var options: [Option]
    var ends: [End]
    var outcomes: [Outcome]
    var variables: [Variable]
  }

  private static func path(_ name: String) -> String {
    PageFolder.programs.appending(path: "benchmarks/\(name).swift").path
  }

  private func tree(_ name: String) throws -> Tree {
    let run = try Command.run("check", [Self.path(name), "--tree", "-"])
    #expect(run.status <= 1 && run.error.isEmpty)
    return try JSONDecoder().decode(Tree.self, from: Data(run.output.utf8))
  }

  @Test(
    "it has every execution once: each lane's steps in order, and otherwise all orders",
    // Of two lanes with two steps each: 4! / (2! 2!); of three: 6! / (2! 2! 2!).
    arguments: [("lost-update-2", 6), ("lost-update-3", 90)])
  func whole(name: String, count: Int) throws {
    let tree = try tree(name)
    #expect(tree.schema == 1 && tree.executions == count)
    #expect(tree.nodes.count { $0.end != nil } == count)
    #expect(Set(tree.nodes.compactMap(\.schedule)).count == count)
    #expect(
      Set(tree.outcomes.map(\.output)) == Set((1...(name.hasSuffix("2") ? 2 : 3)).map { "\($0)\n" })
    )
  }

  @Test("each lane that can continue leads to a node after it, and there is no other node")
  func shape() throws {
    let tree = try tree("two-lock-deadlock")
    for (index, node) in tree.nodes.enumerated() {
      #expect((node.parent ?? -1) < index && (node.parent == nil) == (index == 0))
      let next = tree.nodes.filter { $0.parent == index }.compactMap(\.lane)
      #expect(next.sorted() == node.options.map { tree.options[$0].lane }.sorted())
      #expect((node.end == nil) == !node.options.isEmpty)
      #expect(node.options.count { tree.options[$0].isCurrent } <= 1)
    }
    #expect(tree.ends.contains { $0.isBroken } && tree.ends.contains { !$0.isBroken })
  }

  @Test("texts are told as texts, and neither nil nor what is changed unseen as a number")
  func values() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "a.swift")
    let program = """
      import Dispatch
      nonisolated(unsafe) var name = "abc"
      nonisolated(unsafe) var last: Int? = nil
      nonisolated(unsafe) var count = 7
      nonisolated(unsafe) var isDone = true
      DispatchQueue.concurrentPerform(iterations: 2) { index in
        name += " is followed by more than fits into one word"
        last = index + 5
        count += 1
      }
      print(name.count, last != nil, count, isDone)
      """
    try program.write(to: file, atomically: true, encoding: .utf8)
    let run = try Command.run("check", [file.path, "--tree", "-"])
    let tree = try JSONDecoder().decode(Tree.self, from: Data(run.output.utf8))
    func told(_ name: String) -> Set<String> {
      Set(tree.variables.filter { $0.name == name }.map(\.value))
    }
    #expect(told("name") == ["\"abc\""])
    #expect(told("last") == ["5", "6"])
    #expect(told("count") == ["7", "8", "9"])
  }

  @Test("the schedule at an end runs the same again")
  func replayed() throws {
    let tree = try tree("lost-update-2")
    for node in tree.nodes {
      guard let end = node.end, let schedule = node.schedule else { continue }
      let run = try Command.run("check", [Self.path("lost-update-2"), "--replay", schedule])
      let output = tree.outcomes[tree.ends[end].outcome].output
      #expect(run.output.contains("It prints:\n  \(output)"))
    }
  }

  @Test("where there are too many executions, it says so after the verdict, and writes nothing")
  func tooMany() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "tree.json").path
    let run = try Command.run("check", [Self.path("philosophers-4"), "--tree", file])
    #expect(run.status == 69 && run.output.contains("deadlock"))
    #expect(
      run.error == "check: there is no tree of this program: with every order of its steps, also "
        + "those that make no difference, it has more executions than the 200 that a tree is made "
        + "of\n")
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test(
    "what cannot be shown together is refused in a sentence",
    arguments: [
      ["--open"], ["--html", "-", "--json", "-"], ["--html", "-", "--open"],
      ["--tree", "-", "--shard", "1/2"],
      ["--tree", "-", "--call", "a", "--call", "b"], ["--step", "--html", "a.html"],
      ["--tree", "-", "--replay", "10000--"],
    ])
  func refused(words: [String]) throws {
    let run = try Command.run("check", [Self.path("lost-update-2")] + words)
    #expect(run.status == 64 && run.output.isEmpty && run.error.hasPrefix("check: "))
  }
}
