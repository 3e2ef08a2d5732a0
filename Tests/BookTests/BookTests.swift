import CommandSupport
import Foundation
import Testing

@testable import Book

@Suite("A book", .timeLimit(.minutes(10)))
struct BookTests {
  private let book: SampleBook

  init() throws { book = try SampleBook.result.get() }

  @Test("it has a page for each thing, and the run, the play and the story of it")
  func pages() throws {
    let files = book.files
    for path in [
      "index.html", "glossary.html", "patterns/serial.html", "patterns/serial-run.html",
      "exercises/lost-update.html", "exercises/lost-update-play.html", "findings/data-race.html",
      "findings/data-race-story.html", "findings/data-race.swift", "documents/readme.html",
      "documents/what-check-finds.html", "documents/authoring.html", "interleave-book.json",
    ] {
      #expect(files.contains(path), "\(path)")
    }
    #expect(!files.contains { $0.hasPrefix(".") || $0.contains("/.") })
    #expect(!files.contains { $0.hasPrefix("exercises/") && $0.contains("check-then-act") })
    #expect(try book.text("patterns/serial-run.html").contains("\"kind\":\"timeline\""))
    #expect(try book.text("findings/data-race-story.html").contains("Wrong: data race on line 6"))
    let first = try book.text("index.html")
    for link in [
      "patterns/serial-run.html", "findings/data-race-story.html", "exercises/lost-update.html",
    ] {
      #expect(first.contains("href=\"\(link)\""), "\(link)")
    }
  }

  @Test("the starter of an exercise is played under a check that fails, with all its executions")
  func play() throws {
    let page = try book.text("exercises/lost-update-play.html")
    #expect(page.contains("\"replay\":\"swift run grade run lost-update\""))
    #expect(
      page.contains("\"tree\":{") && page.contains("sum += count") || page.contains("+= count"))
    let exercise = try book.text("exercises/lost-update.html")
    #expect(exercise.contains("A reader in the middle sees what has arrived so far."))
    #expect(exercise.contains("the page has all 2 executions of this check"))
  }

  @Test("every link and anchor leads somewhere")
  func links() throws {
    let files = Set(book.files)
    var count = 0
    for (path, html) in try book.pages {
      for match in html.matches(of: /<a [^>]*href="([^"]+)"/) {
        let link = String(match.1)
        if link.hasPrefix("https:") { continue }
        let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let target = parts[0].isEmpty ? path : RelativePath.resolve(parts[0], from: path)
        let isThere = files.contains(target)
        #expect(isThere, "\(path): \(link)")
        if parts.count == 2, isThere {
          let hasAnchor = try book.text(target).contains("id=\"\(parts[1])\"")
          #expect(hasAnchor, "\(path): \(link)")
        }
        count += 1
      }
    }
    #expect(count > 200)
  }

  @Test("no page may ask for anything, and none has a path of this machine")
  func policy() throws {
    let root = BookContents.package.path
    for (path, html) in try book.pages {
      #expect(html.contains("content=\"default-src 'none'; s"), "\(path)")
      #expect(
        !html.contains(" src=\"http") && !html.contains("<link ") && !html.contains("<iframe"))
      #expect(!html.contains(root), "\(path)")
    }
  }

  @Test("no solution of the exercise is in it")
  func solutions() throws {
    let folder = BookContents.package.appending(
      path: "Exercises/1-serial-and-concurrent/020-lost-update/solutions")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count >= 2)
    for name in names {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let own = text.split(separator: "\n").dropFirst().map(String.init).filter { line in
        line.count > 30
      }
      for (path, html) in try book.pages where path.hasPrefix("exercises/") {
        let found = own.filter { line in
          html.contains(line.replacing("<", with: "&lt;").replacing("\"", with: "&quot;"))
        }
        #expect(found.count < own.count, "\(path): \(name)")
      }
    }
  }

  @Test("a link to a page that is not in the book is its words alone")
  func absent() throws {
    // The pattern is to be compared with another one.
    #expect(try book.text("patterns/serial.html").contains("Compare it with concurrent."))
    #expect(try !book.text("documents/readme.html").contains("patterns/group.html"))
  }

  @Test("each command that a reader is to type does what the page says")
  func commands() throws {
    let work = try TemporaryFolder()
    var seen: Set<String> = []
    for (path, html) in try book.pages {
      for match in html.matches(of: /<pre class="command">swift run ([^<]+)<\/pre>/) {
        let words = match.1.split(separator: " ").map(String.init)
        guard seen.insert(String(match.1)).inserted else { continue }
        // What waits for a reader, or takes long: it has tests of its own.
        guard words.count > 1, words[0] != "bench" else { continue }
        let folder = path.hasPrefix("findings/") ? book.url.appending(path: "findings") : nil
        let own = words[0] == "grade" ? ["--work", work.url.path] : []
        let run = try Command.run(
          words[0], Array(words.dropFirst()) + own, in: folder ?? BookContents.package)
        #expect([0, 1].contains(run.status), "\(path): \(match.1): \(run.error)")
      }
    }
    #expect(seen.contains("grade run lost-update") && seen.contains("check data-race.swift"))
    #expect(seen.contains("demo serial --seed 3") && seen.contains("check --explain data-race"))
  }

  @Test("the glossary has the words of ARCHITECTURE.md, each with an address")
  func glossary() throws {
    let page = try book.text("glossary.html")
    for word in ["lane", "makespan", "scheduling-point", "virtual-time"] {
      #expect(page.contains("<dt id=\"\(word)\">"), "\(word)")
    }
  }
}
