// traps: yes
// An error that nobody catches ends the program.
struct Refused: Error {}

func work() async throws { throw Refused() }

try await work()
