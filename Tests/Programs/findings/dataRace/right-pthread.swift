// finds: nothing
// The main thread joins the other before it writes.
import Foundation

nonisolated(unsafe) var visits = 0

var thread = pthread_t()
let status = pthread_create(
  &thread, nil,
  { _ in
    visits += 1
    return nil
  }, nil)
precondition(status == 0)
pthread_join(thread, nil)
visits += 1
print(visits)
