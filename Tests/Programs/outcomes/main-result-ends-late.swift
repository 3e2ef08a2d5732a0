// outcomes: false|true
// assumes: nothing
// The main actor's job, too, lets go of a task's result after the one that waits for it goes on.
final class Result: Sendable {}
func isGone() async -> Bool {
  weak var result: Result? = await Task { @MainActor in Result() }.value
  return result == nil
}
print(await isGone())
