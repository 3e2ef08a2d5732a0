import Channel
import Checking
import Exploration
import Terminal
import Testing

@Suite("The command line of check")
struct CheckOptionsTests {
  private func options(_ words: String...) throws -> CheckOptions {
    try CheckOptions(arguments: words)
  }

  private func complaint(_ words: String...) -> String? {
    #expect(throws: UsageError.self) { try CheckOptions(arguments: words) }?.description
  }

  @Test("a file alone: ten seconds, every strategy, Swift 6, the same chance always")
  func standard() throws {
    let options = try options("a.swift")
    #expect(options.paths == ["a.swift"])
    #expect(options.calls == [])
    #expect(options.budget == .seconds(10))
    #expect(options.search == .all)
    #expect(options.preemptions == nil)
    #expect(options.seed == 1)
    #expect(options.time == .both)
    #expect(options.workers == nil)
    #expect(options.swiftVersion == 6)
    #expect(options.shard == nil && options.replay == nil && options.json == nil)
    #expect(!options.wantsMerge && !options.wantsHelp)
  }

  @Test("everything can be said")
  func everything() throws {
    let options = try options(
      "Sources/My Cache", "--scenario", "S.swift", "--call", "a", "--call=b()", "--budget", "1min",
      "--strategy", "bounded", "--preemptions", "3", "--seed", "7", "--workers", "2",
      "--swift-version", "5", "--module-name", "Cache", "--shard", "2/4", "--json", "-", "--plain",
      "--sarif", "a.sarif",
      "--width", "100")
    #expect(options.paths == ["Sources/My Cache"])
    #expect(options.scenario == "S.swift")
    #expect(options.calls == ["a", "b"])
    #expect(options.budget == .seconds(60))
    #expect(options.search == .bounded)
    #expect(options.preemptions == 3)
    #expect(options.seed == 7)
    #expect(options.workers == 2)
    #expect(options.swiftVersion == 5)
    #expect(options.moduleName == "Cache")
    #expect(options.shard == Shard(index: 2, count: 4))
    #expect(options.json?.isStandardOutput == true && options.isForPrograms)
    #expect(options.sarif?.path == "a.sarif")
    #expect(!options.style.hasUnicode && options.style.width == 100)
  }

  @Test("an explanation: of a topic, or the list of them; with it goes only how it is written")
  func explanation() throws {
    #expect(try options("a.swift").explanation == nil)
    #expect(try options("--explain").explanation?.topic == nil)
    #expect(try options("--explain", "--plain").explanation != nil)
    for words in [["data-race"], ["dataRace", "--json", "-"], ["data", "race"]] {
      let request = try CheckOptions(arguments: ["--explain"] + words).explanation
      #expect(request?.topic == .finding(.dataRace))
    }
    #expect(complaint("--explain", "--merge") == "--explain cannot be combined with --merge")
    #expect(
      complaint("--explain", "a.swift")?.hasPrefix("there is nothing called 'a.swift'") == true)
    #expect(complaint("--explain=") == "option --explain needs a value: --explain [KIND]")
  }

  @Test("one schedule again, and results of shards together")
  func otherJobs() throws {
    #expect(try options("a.swift", "--replay", "1k3z9-1a2b-5:2").replay?.text == "1k3z9-1a2b-5:2")
    #expect(try options("a.swift", "--step", "--call", "f").wantsStep)
    // With a schedule it is known which function is meant.
    #expect(
      try options(
        "a.swift", "--replay", "1k3z9--", "--step", "--budget", "1s", "--call", "f", "--call", "g"
      ).wantsStep)
    let merge = try options("--merge", "1.json", "2.json")
    #expect(merge.wantsMerge)
    #expect(merge.paths == ["1.json", "2.json"])
    #expect(try options("--help").wantsHelp)
  }

  @Test("what cannot be is refused in one sentence")
  func refused() {
    #expect(
      complaint() == "name the file to check, such as: swift run check Account.swift")
    #expect(
      complaint("--merge")
        == "--merge needs the files to merge, such as: swift run check --merge 1.json 2.json")
    #expect(complaint("a", "--strategie", "all")?.hasSuffix("did you mean '--strategy'?") == true)
    #expect(
      complaint("a", "--strategy", "bound")
        == "unknown value of --strategy 'bound'; did you mean 'bounded'?")
    #expect(complaint("a", "--swift-version", "4")?.contains("--swift-version") == true)
    #expect(complaint("a", "--workers", "0")?.contains("from 1 to 64") == true)
    #expect(complaint("a", "--jobs", "0")?.contains("from 1 to 64") == true)
    #expect(complaint("a", "--budget", "10")?.contains("duration such as") == true)
    for shard in ["0/4", "5/4", "1", "1/2/3", "a/b", "1/", "1/1001"] {
      #expect(
        complaint("a", "--shard", shard)
          == "--shard takes a part of a whole, such as 1/4 up to 4/4, not '\(shard)'")
    }
    #expect(complaint("a", "--call", "a(x:)")?.contains("the name of a function") == true)
    #expect(complaint("a", "--call", "a", "--call", "a()") == "--call a is given twice")
    #expect(complaint("a", "--module-name", "my-module")?.contains("letters, digits") == true)
  }

  @Test("options that contradict one another are refused")
  func contradictions() {
    #expect(
      complaint("a", "--replay", "1k3z9--", "--seed", "2")
        == "--replay cannot be combined with --seed")
    #expect(
      complaint("a", "--replay", "1k3z9--", "--time", "any")
        == "--replay cannot be combined with --time")
    #expect(
      complaint("a", "--shard", "1/2", "--jobs", "2") == "--shard cannot be combined with --jobs")
    #expect(
      complaint("a", "--step", "--shard", "1/2") == "--step cannot be combined with --shard")
    #expect(
      complaint("a", "--step", "--steps", "all") == "--step cannot be combined with --steps")
    #expect(
      complaint("a", "--step", "--call", "f", "--call", "g")
        == "--step follows one function at a time: name it with one --call")
    #expect(
      complaint("--merge", "a", "--budget", "1s") == "--merge cannot be combined with --budget")
    #expect(
      complaint("a", "--strategy", "pct", "--preemptions", "1")
        == "--preemptions applies to the strategies all and bounded, not to pct")
    #expect(
      complaint("a", "--json", "-", "--trace", "-")
        == "--json and --trace cannot both go to standard output")
    #expect(
      complaint("a", "--trace", "-", "--sarif", "-")
        == "--trace and --sarif cannot both go to standard output")
    #expect(complaint("--explain", "--sarif", "-") == "--explain cannot be combined with --sarif")
  }

  @Test("a result that could not be written is refused before anything is done")
  func unwritable() {
    #expect(throws: OutputError.self) {
      try CheckOptions(arguments: ["a.swift", "--json", "no/such/folder/a.json"])
    }
  }

  @Test("the help names every option and fits 80 columns")
  func help() {
    let help = CheckOptions.syntax.help
    for option in CheckOptions.syntax.options { #expect(help.contains("  \(option.name)")) }
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
