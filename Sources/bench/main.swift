// `swift run bench`: measures patterns against each other on the same work. Plain top-level code,
// never a task: a blocked task would take one of Swift's few threads and change what is measured.
import Pages
import Terminal
import Timing

do {
  let words = Array(CommandLine.arguments.dropFirst())
  if words.first == BenchWorker.option {
    BenchWorker(plan: words.dropFirst().first ?? "").run()
  } else {
    try BenchCommand(arguments: words).run()
  }
} catch let error as UsageError {
  Console.complain(error.description, as: "bench")
  ExitStatus.usage.exit()
} catch let error as ReportError {
  Console.complain(error.description, as: "bench")
  (error.kind == .unreadable ? ExitStatus.noInput : .badData).exit()
} catch let error as OutputError {
  Console.complain(error.description, as: "bench")
  ExitStatus.cannotCreate.exit()
} catch let error as PageOpener.Failure {
  Console.complain(error.description, as: "bench")
  ExitStatus.unavailable.exit()
} catch let error as BenchError {
  Console.complain(error.description, lines: error.lines, as: "bench")
  ExitStatus.failure.exit()
} catch {
  Console.complain("\(error)", as: "bench")
  ExitStatus.failure.exit()
}
