import CommandSupport
import Foundation
import Testing

@Suite("What check takes of a library's folder, and of a machine")
struct CheckLibraryTests {
  private static let files = [
    "Shop/Network.swift": """
    import Foundation
    #if canImport(FoundationNetworking)
      import FoundationNetworking
    #endif

    public func load(_ address: URL) {
      URLSession.shared.dataTask(with: address) { _, _, _ in }.resume()
    }
    """,
    "Shop/Count.swift": "public func count() -> Int { 2 }",
    "offline.swift": "import Shop\nprint(count())",
    "online.swift": "import Foundation\nimport Shop\nload(URL(filePath: \"/\"))",
  ]

  @Test("a file that waits for the network and is not called is no reason to refuse a library")
  func unreached() throws {
    let run = try Workshop(Self.files).check("Shop", "--scenario", "offline.swift")
    #expect(run.status == 0 && run.output.contains("proved"), "\(run.output)\(run.error)")
  }

  @Test("what it calls is refused by name, at its line")
  func reached() throws {
    let run = try Workshop(Self.files).check("Shop", "--scenario", "online.swift")
    #expect(run.status == 69 && run.output.contains("URLSession is not supported"))
    #expect(run.output.contains("Network.swift:7"), "\(run.output)\(run.error)")
  }

  @Test("an actor that no linker on Linux takes is refused at its line")
  func objectiveC() throws {
    let text = "import Foundation\nactor Desk: NSObject {}\nprint(Desk())\n"
    let workshop = try Workshop(["a.swift": text])
    let run = try workshop.check("a.swift")
    #expect(run.status == 69 && run.output.contains("a.swift:2: NSObject is not supported"))
  }

  @Test("a home folder that cannot be written to keeps nobody from checking")
  func home() throws {
    let workshop = try Workshop(["a.swift": "import Dispatch\nprint(1)\n"])
    let path = workshop.path("a.swift")
    // Nobody can make a folder there, whoever they are.
    let run = try Command.run(
      "check", [path],
      environment: [
        "HOME": "/proc/self/home", "XDG_CACHE_HOME": "", "TMPDIR": workshop.folder.url.path,
      ])
    #expect(run.status == 0 && run.output.contains("proved"), "\(run.output)\(run.error)")
  }
}
