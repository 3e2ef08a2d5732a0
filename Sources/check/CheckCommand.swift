import Checking
import Foundation

/// `check`: from the command line to the verdict.
enum CheckCommand {
  static func run(_ arguments: [String]) {
    do {
      let path = arguments[0]
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let source = SwiftSource(path: path, text: text)
      guard let toolchain = Toolchain() else { fatalError("no swift") }
      let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      let builder = ObjectBuilder(toolchain: toolchain, executable: executable)
      let calls = arguments.count > 1 ? try ScenarioFunction.find([arguments[1]], in: [source]) : []
      let built = try builder.build(
        .init(
          sources: [source], entry: calls.isEmpty ? nil : EntryFile(calling: calls).text,
          moduleName: "Learner", swiftVersion: "6", isLibrary: !calls.isEmpty))
      var settings = SearchSettings()
      settings.object = built.object
      settings.program = built.program
      settings.entry = calls.isEmpty ? "main" : EntryFile.symbol
      settings.endsWithMain = calls.isEmpty
      let end = try WorkerLauncher(executable: executable).run(settings, patience: 20) { message in
        switch message {
        case .found(let failure):
          print(failure.kind, failure.message, failure.places, failure.schedule, failure.foundAfter)
        case .finished(let summary): print(summary)
        default: break
        }
      }
      print(end)
    } catch BuildError.doesNotCompile(let text) {
      print(text)
      exit(65)
    } catch {
      print(error)
    }
  }
}
