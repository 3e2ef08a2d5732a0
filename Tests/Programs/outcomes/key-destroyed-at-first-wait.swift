// outcomes: set / unset|set / unset / destroyed|set / destroyed / unset
// An asynchronous `main` gives up its thread at its first wait, and what was set for that one with it.
import Glibc

nonisolated(unsafe) var key = pthread_key_t()

@MainActor func tell() {
  print(pthread_getspecific(key) == nil ? "unset" : "set")
}

pthread_key_create(&key) { _ in print("destroyed") }
pthread_setspecific(key, UnsafeRawPointer(bitPattern: 8))
tell()
await Task.yield()
tell()
