import Worker
if CommandLine.arguments.dropFirst().first == WorkerProcess.argument { WorkerProcess.run() }
