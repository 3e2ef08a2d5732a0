import CommandSupport
import Foundation
import Testing
import Timing

@Suite("Reading a report")
struct ReportReadingTests {
  private let text: String

  init() throws {
    text = try SyntheticReport.make().json()
  }

  private func complaint(about text: String) -> ReportError? {
    do throws(ReportError) {
      _ = try Report.decode(Data(text.utf8), file: "A.json")
      return nil
    } catch {
      return error
    }
  }

  @Test("what was written is read again, every sample of it")
  func roundTrip() throws {
    let report = SyntheticReport.make()
    #expect(try Report.decode(Data(try report.json().utf8), file: "A.json") == report)
  }

  @Test("a file that ends anywhere in the middle is said to be truncated")
  func truncated() throws {
    let bytes = Array(text.utf8)
    for length in [1, 10, 100, bytes.count / 2, bytes.count - 2] {
      let error = try #require(
        complaint(about: String(decoding: bytes.prefix(length), as: UTF8.self)))
      #expect(error.kind == .badData)
      #expect(
        error.description
          == "A.json: it is truncated: it ends in the middle, after \(length) bytes")
    }
  }

  @Test(
    "a file that holds something else is named, with what is wrong",
    arguments: [
      ("", "it is empty"), (" \n", "it is empty"), ("hello", "it is not JSON"),
      ("{\"a\":1}}", "it is not valid JSON at line 1, column 8"),
      ("{\"a\":\n [1, tru ]}", "it is not valid JSON at line 2, column 9, a[1]"),
      ("{\"version\": 01}", "it is not valid JSON at line 1, column 14, version"),
      ("{\"a\": NaN}", "it is not valid JSON at line 1, column 7, a"),
      ("{\"kind\": \"\\ud800x\"}", "it is not valid JSON at line 1, column 17, kind"),
      ("[1]", "it is not a report of 'bench': it is JSON, but not an object"),
      ("{}", "it is not a report of 'bench': it is JSON without a 'kind'"),
      ("{\"kind\":\"photo\",\"version\":1}", "it is not a report of 'bench': its kind is 'photo'"),
      ("{\"kind\":\"interleave-timing-report\"}", "it has no version"),
      ("{\"kind\":\"interleave-timing-report\",\"version\":99}", "its version is 99"),
      ("{\"kind\":\"interleave-timing-report\",\"version\":1}", "it is damaged: "),
    ])
  func otherFiles(text: String, problem: String) throws {
    let error = try #require(complaint(about: text))
    #expect(error.kind == .badData)
    #expect(error.description.hasPrefix("A.json: \(problem)"), "\(error)")
  }

  @Test(
    "a report that contradicts itself is refused, with the place",
    arguments: [
      ("\"wall\":", "\"wal\":", "launches[0].blocks[0].samples[0].wall is missing"),
      ("\"checked\":true", "\"checked\":1", "launches[0].blocks[0].samples[0].checked is of"),
      ("\"build\":\"release\"", "\"build\":\"fast\"", "build has a value that is not allowed"),
      ("\"tasks\":2", "\"tasks\":3", "workload.units has 2 values for 3 tasks"),
      ("\"group\",\"part\":\"wait once\"", "\"serial\",\"part\":\"\"", "'serial' is there twice"),
      ("\"peak\":2", "\"peak\":1.5", "launches[0].blocks[0].samples[0].peak is 1.5, a number that"),
      ("\"switches\":0", "\"switches\":99999999999999999999", "].switches is 99999999999999999999"),
      (
        "\"cpu\":2000000", "\"cpu\":1e999",
        "launches[0].blocks[0].samples[0].cpu is 1e999, a number"
      ),
      ("\"cpu\":2000000", "\"cpu\":-1", "samples[0] has a time that is not above zero"),
      ("\"order\":[", "\"order\":[7,", "launches[0].blocks[0].order does not name every"),
    ])
  func damaged(old: String, new: String, problem: String) throws {
    let range = try #require(text.range(of: old), "the test's report has no \(old)")
    let error = try #require(complaint(about: text.replacingCharacters(in: range, with: new)))
    #expect(error.kind == .badData)
    #expect(error.description.contains(problem), "\(error)")
  }

  @Test("a missing file and a folder cannot be read, which is not the same as bad data")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    for (path, problem) in [
      (folder.url.path + "/none.json", "there is no such file"),
      (folder.url.path, "it is a folder, not a report"),
    ] {
      #expect(throws: ReportError(.unreadable, path, problem)) { try Report.read(path) }
    }
  }
}
