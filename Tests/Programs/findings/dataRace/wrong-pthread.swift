// finds: dataRace
// line: 12 16
// A thread of the system and the main thread write the same variable.
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
visits += 1
pthread_join(thread, nil)
print(visits)
