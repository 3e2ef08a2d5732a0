// outcomes: 0 0|22 0|0 3
// Who comes first decides whether a thread is joined or detached; who joins too late is told so, who detaches too
// late is told that there is no such thread any more, and in between a detachment does nothing.
import Foundation

nonisolated(unsafe) var (thread, other) = (pthread_t(), pthread_t())
nonisolated(unsafe) var detached: Int32 = -1

pthread_create(&thread, nil, { _ in nil }, nil)
pthread_create(
  &other, nil,
  { _ in
    detached = pthread_detach(thread)
    return nil
  }, nil)
let joined = pthread_join(thread, nil)
pthread_join(other, nil)
print(joined, detached)
