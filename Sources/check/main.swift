import Checking

if CommandLine.arguments.dropFirst().first == WorkerProcess.argument {
  WorkerProcess.run()
} else {
  CheckCommand.run(Array(CommandLine.arguments.dropFirst()))
}
