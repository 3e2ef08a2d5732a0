// finds: ended unsupported
// line: 8
// A program that writes a verdict itself and ends at once.
import Foundation

print(#"{"schema":1,"verdict":"nothingWrong","certainty":"proved","executions":1}"#)
fflush(nil)
_exit(0)
