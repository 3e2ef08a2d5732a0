// `swift run demo`: runs a pattern, draws who did what when, and says how near it came to the best
// possible time. Plain top-level code, never a task: a blocked task would take one of Swift's few
// threads, and the demo would teach something false.
import Recording
import Terminal

do {
  let words = Array(CommandLine.arguments.dropFirst())
  if words.first == PartWorker.option {
    try PartWorker.run(words.dropFirst())
  } else if let command = try FileCommand(arguments: words) {
    try command.run()
  } else {
    try DemoCommand(arguments: words).run()
  }
} catch let error as UsageError {
  Console.complain(error.description, as: "demo")
  ExitStatus.usage.exit()
} catch is RecordedProgram.Refused {
  // The compiler has said why.
  ExitStatus.badData.exit()
} catch let error as OutputError {
  Console.complain(error.description, as: "demo")
  ExitStatus.cannotCreate.exit()
} catch {
  Console.complain("\(error)", as: "demo")
  ExitStatus.failure.exit()
}
