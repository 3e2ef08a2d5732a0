// `swift run grade`: a graded course. Plain top-level code, never a task.
import Channel
import Course
import Terminal
import Worker

if CommandLine.arguments == [WorkerChannel.name] { WorkerProcess.run() }
if CommandLine.arguments.dropFirst().first == Showing.argument {
  Showing.run(Array(CommandLine.arguments.dropFirst(2)))
}

Interruption.watch()
do {
  try GradeCommand(words: Array(CommandLine.arguments.dropFirst())).run().exit()
} catch let error as UsageError {
  Console.complain(error.description, as: "grade")
  ExitStatus.usage.exit()
} catch let error as CourseError {
  Console.complain(error.description, as: "grade")
  ExitStatus.noInput.exit()
} catch let error as RecordError {
  Console.complain(error.description, as: "grade")
  ExitStatus.badData.exit()
} catch let error as OutputError {
  Console.complain(error.description, as: "grade")
  ExitStatus.cannotCreate.exit()
} catch {
  Console.complain(TroubleText(error).sentence, as: "grade")
  ExitStatus.unavailable.exit()
}
