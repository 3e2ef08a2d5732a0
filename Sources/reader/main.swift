// `reader`: what Swift's own parser makes of texts, for `check` and `grade`, which start it.
//
// The parser is a library of some twenty megabytes. It is linked into this process only: the others start
// faster without it, and no explored code is in one process with it.

LargeStack.run { ReaderCommand(arguments: Array(CommandLine.arguments.dropFirst())).run() }
