// outcomes: 0 0|22 0
// A key is gone for all threads: whether one can still set its value depends on who comes first.
import Foundation

nonisolated(unsafe) let key = UnsafeMutablePointer<pthread_key_t>.allocate(capacity: 1)
nonisolated(unsafe) var other = pthread_t()
nonisolated(unsafe) var deleted: Int32 = -1

pthread_key_create(key, nil)
pthread_create(
  &other, nil,
  { _ in
    deleted = pthread_key_delete(key.pointee)
    return nil
  }, nil)
let set = pthread_setspecific(key.pointee, UnsafeRawPointer(bitPattern: 8))
pthread_join(other, nil)
print(set, deleted)
