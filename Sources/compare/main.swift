// `swift run compare`: says of timing reports what is faster, what is slower, and what cannot be told.
import Pages
import Terminal
import Timing

do {
  try CompareCommand(arguments: Array(CommandLine.arguments.dropFirst())).run()
} catch let error as UsageError {
  Console.complain(error.description, as: "compare")
  ExitStatus.usage.exit()
} catch let error as ReportError {
  Console.complain(error.description, as: "compare")
  (error.kind == .unreadable ? ExitStatus.noInput : .badData).exit()
} catch let error as OutputError {
  Console.complain(error.description, as: "compare")
  ExitStatus.cannotCreate.exit()
} catch let error as PageOpener.Failure {
  // Status 1 is for a gate that is closed.
  Console.complain(error.description, as: "compare")
  ExitStatus.unavailable.exit()
} catch {
  Console.complain("\(error)", as: "compare")
  ExitStatus.failure.exit()
}
