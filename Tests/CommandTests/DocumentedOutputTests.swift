import CommandSupport
import Foundation
import Testing

@Suite("What the documents show of commands")
struct DocumentedOutputTests {
  private static let transcripts = Result { try Document.all }.map { documents in
    documents.flatMap { document in
      document.blocks.filter(\.showsOutput).flatMap { block in
        block.transcripts.map { (document: document, transcript: $0) }
      }
    }
  }

  private static var shown: [Document.Block.Transcript] {
    ((try? transcripts.get()) ?? []).map(\.transcript)
  }

  @Test(
    "a block without a language begins with a command, which is run here")
  func everyBlock() throws {
    let blocks = try Document.all.flatMap(\.blocks)
    #expect(!Self.shown.isEmpty)
    for block in blocks where block.showsOutput {
      #expect(
        !block.transcripts.isEmpty,
        "\(block.place) begins with '$ swift run …', or is called sh, swift, json or text")
    }
  }

  @Test("a block of commands has no output in it")
  func commands() throws {
    for block in try Document.all.flatMap(\.blocks) where block.language == "sh" {
      for line in block.lines where !line.isEmpty {
        #expect(
          line.prefixMatch(of: /(swift|Scripts\/|\.ci\/|git|cd) ?/) != nil,
          "\(block.place): \(line)")
      }
    }
  }

  @Test("what a document shows below a command is what the command prints", arguments: shown)
  func output(shown: Document.Block.Transcript) throws {
    let document = try #require(
      try Self.transcripts.get().first { $0.transcript.testDescription == shown.testDescription }
    ).document
    let folder = try ReadersFolder(document.files)
    let (difference, printed) = try folder.difference(from: shown)
    #expect(difference == nil, "\(difference ?? "")\n\nAll of it:\n\(printed)")
  }

  @Test("the README is short")
  func length() throws {
    let readme = try Data(contentsOf: Document.root.appending(path: "README.md"))
    #expect(readme.count <= 9500)
  }

  @Test("durations, schedules and what is drawn to scale may differ, and nothing else")
  func masks() {
    func differs(_ printed: [String], _ shown: [String]) -> Bool {
      PrintedText(printed).difference(from: PrintedText(shown)) != nil
    }
    #expect(!differs(["Wrong (2 executions, 3.1 ms)."], ["Wrong (2 executions, 40 us)."]))
    #expect(differs(["Wrong (2 executions, 3.1 ms)."], ["Wrong (3 executions, 3.1 ms)."]))
    #expect(!differs(["--replay 1wnpu-663.66f-3:2"], ["--replay 1o9ow-64i.66u-4:2,5:1@2"]))
    #expect(differs(["--replay 1wnpu-663.66f-3:2"], ["Show it: 1o9ow-64i.66u-4:2"]))
    #expect(!differs(["worker  ▸░░┣task 1━━━━┫ ◆"], ["worker ┣task 1━┫"]))
    #expect(differs(["worker ┣task 1━━━━┫"], ["main   ┣task 1━━━━┫"]))
    #expect(differs(["┣━┫ works   ░░ waits"], ["┣━┫ works   ░░ rests"]))
    #expect(!differs(["a", "b", "c", "d"], ["a", "…", "c", "…"]))
    #expect(!differs(["a", "b", "c"], ["…", "c"]))
    #expect(differs(["a", "b", "c"], ["…", "b"]))
    #expect(differs(["a", "b", "c"], ["a", "b"]))
    #expect(differs(["a", "b", "c"], ["b", "…"]))
    #expect(differs(["a", "b", "c"], ["…", "c", "…", "b", "…"]))
    #expect(differs(["a"], ["a", "b"]))
  }
}
