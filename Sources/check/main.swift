// `swift run check`: runs Swift through every interleaving. Plain top-level code, never a task.
import Channel
import Checking
import Terminal
import Worker

if CommandLine.arguments == [WorkerChannel.name] { WorkerProcess.run() }

Interruption.watch()
do {
  try CheckCommand(CheckOptions(arguments: Array(CommandLine.arguments.dropFirst()))).run().exit()
} catch let error as UsageError {
  Console.complain(error.description, as: "check")
  ExitStatus.usage.exit()
} catch let error as InputError {
  Console.complain(error.description, as: "check")
  ExitStatus.noInput.exit()
} catch let error as OutputError {
  Console.complain(error.description, as: "check")
  ExitStatus.cannotCreate.exit()
} catch {
  Console.complain("\(error)", as: "check")
  ExitStatus.unavailable.exit()
}
