// outcomes: false|true
// assumes: nothing
// The task that ends still has its result when the one that waits for it goes on.
final class Result: Sendable {}
func isGone() async -> Bool {
  weak var result: Result? = await Task.detached { Result() }.value
  return result == nil
}
print(await isGone())
