// outcomes: begun 0 end
// `Thread.exit()` ends a thread that `pthread_create` has started like any other, and who joins it goes on.
import Foundation

func run() {
  var thread = pthread_t()
  pthread_create(
    &thread, nil,
    { _ in
      print("begun", terminator: " ")
      Thread.exit()
      return nil
    }, nil)
  print(pthread_join(thread, nil), "end")
}
run()
