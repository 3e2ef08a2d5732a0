import CommandSupport
import Foundation
import Testing
import Timing

@Suite("The forms of a report")
struct ExportTests {
  /// Names that mean something in every one of the formats.
  private static let nasty = SyntheticReport.make(
    names: [("serial", ""), ("a,\"b\"|<c>&", "d\ne"), ("task-group", "*x* `y`")])

  private func render(_ format: ReportFormat, _ report: Report = nasty) throws -> String {
    try format.render(ReportAnalysis(report))
  }

  private func document(_ format: ReportFormat) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(try render(format).utf8))
    return try #require(object as? [String: Any])
  }

  @Test(
    "every form ends in one line break and names every pattern", arguments: ReportFormat.names)
  func whole(name: String) throws {
    let format = try #require(ReportFormat.named(name))
    let text = try render(format, SyntheticReport.make())
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    for name in ["serial", "group", "task-group"] { #expect(text.contains(name)) }
  }

  @Test("each has a name of its own, and so has each ending of a file")
  func names() {
    #expect(Set(ReportFormat.names).count == ReportFormat.all.count)
    let endings = ReportFormat.all.compactMap(\.fileEnding)
    #expect(Set(endings).count == endings.count)
  }

  @Test("CSV: a row a sample in the order of running; cells with commas, quotes, breaks are quoted")
  func csv() throws {
    let text = try render(.csv)
    #expect(text.contains("\n\"a,\"\"b\"\"|<c>&\",\"d\ne\",1,1,"))
    #expect(text.components(separatedBy: "true\n").count == 121)
    let first = try #require(Self.nasty.launches.first?.blocks.first)
    let walls = first.order.map { String(Int(first.samples[$0].wall.rounded())) }
    var rest = text[...]
    for wall in walls {
      let range = try #require(rest.range(of: ",\(wall),"))
      rest = rest[range.upperBound...]
    }
  }

  @Test(
    "benchstat: units first, then a line a sample with an even number of fields, no odd letters")
  func benchstat() throws {
    var report = Self.nasty
    report.machine.cpu = "one\ntwo"
    let lines = try render(.benchstat, report).split(separator: "\n")
    #expect(lines.contains("cpu: one two"))
    #expect(lines.contains("Unit ns/op better=lower"))
    let samples = lines.filter { $0.hasPrefix("Benchmark") }
    #expect(samples.count == 120)
    for line in samples {
      let fields = line.split(whereSeparator: \.isWhitespace)
      #expect(fields.count == 6 && fields[1] == "1" && Double(fields[2]) != nil)
    }
    #expect(samples.contains { $0.contains("/pattern=a__b___c___d_e/") })
    // Every other line is a key in small letters, or a unit.
    for line in lines where !line.hasPrefix("Benchmark") && !line.hasPrefix("Unit ") {
      #expect(line.first?.isLowercase == true && line.contains(": "))
    }
  }

  @Test("hyperfine: seconds, every time, and their mean and median")
  func hyperfine() throws {
    let results = try #require(try document(.hyperfine)["results"] as? [[String: Any]])
    #expect(results.count == 3)
    let serial = results[0]
    let times = try #require(serial["times"] as? [Double])
    #expect(times.count == 40)
    #expect(try #require(serial["median"] as? Double) == Quantiles.median(times))
    #expect(!times.contains { $0 < 0.0019 || $0 > 0.0021 })
    #expect(results[1]["command"] as? String == "a,\"b\"|<c>&/d\ne")
  }

  @Test("Google Benchmark: a repetition a sample, in nanoseconds, with the build")
  func googleBenchmark() throws {
    let object = try document(.googlebenchmark)
    let context = try #require(object["context"] as? [String: Any])
    #expect(context["library_build_type"] as? String == "release")
    #expect(context["num_cpus"] as? Int == 2)
    let benchmarks = try #require(object["benchmarks"] as? [[String: Any]])
    #expect(benchmarks.count == 120)
    for benchmark in benchmarks {
      #expect(benchmark["time_unit"] as? String == "ns")
      #expect(try #require(benchmark["real_time"] as? Double) > 900_000)
    }
  }

  @Test("JUnit: well-formed whatever the names; a wrong result fails its pattern")
  func junit() throws {
    var report = Self.nasty
    report.launches[1].blocks[2].samples[1].checked = false
    let text = try render(.junit, report)
    #expect(text.contains("tests=\"3\" failures=\"1\" errors=\"0\" skipped=\"0\""))
    #expect(text.contains("name=\"a,&quot;b&quot;|&lt;c&gt;&amp;/d&#10;e\""))
    #expect(text.contains("<failure message=\"1 runs had a wrong result\""))
    #expect(text.contains("A &amp; B &lt;C&gt;"))
  }

  @Test("Markdown: one row a pattern, whose cells no name can break")
  func markdown() throws {
    let rows = try render(.markdown).split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(rows.count == 5)
    for row in rows {
      #expect(row.replacing("\\|", with: "").filter { $0 == "|" }.count == 8, "\(row)")
    }
    #expect(rows[4].contains("\\*x\\* \\`y\\`"))
  }

  @Test("text: fits its width; plain is ASCII", arguments: [80, 120])
  func text(width: Int) throws {
    let analysis = ReportAnalysis(SyntheticReport.make())
    let text = try ReportFormat.text.render(analysis, width: width, hasUnicode: false)
    #expect(!text.contains { !$0.isASCII })
    for line in text.split(separator: "\n") { #expect(line.count <= width, "\(line)") }
    #expect(text.contains("faster"))
  }

  @Test("names with commas and colons of their own are told apart in the answer")
  func answer() throws {
    let report = SyntheticReport.make(names: [
      ("serial", ""), ("group", "wait once, after the loop"), ("group", "notify: later"),
    ])
    let answers = try ReportComparison(measured: report, file: "a").answers
    let list = "'group/wait once, after the loop', 'group/notify: later'"
    #expect(answers == ["Faster than 'serial': \(list)."])
  }

  @Test("what is doubtful is said: a busy neighbour, disturbed samples, with and without them")
  func doubtful() throws {
    var report = SyntheticReport.make()
    report.launches[2].flags = [.foreignLoad]
    report.launches[2].foreignDuring = 0.97
    report.launches[0].blocks[0].samples[1].contaminated = true
    let text = try render(.text, report).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(text.contains("Launch 3: other processes kept 0.97 cores busy"))
    #expect(text.contains("1 of 40 samples were probably disturbed (flagged, not dropped)"))
    #expect(text.contains("clean blocks only"))
    #expect(try render(.markdown, report).contains("Launch 3 is doubtful: foreign-load."))
  }
}
