// finds: nothing
// outcomes: 1 / 2
// late: (prints nothing)|1
// A sleep that is over late may be over before, between and behind a thread's prints; and then the program ends.
import Foundation

Thread {
  print(1)
  print(2)
}.start()
usleep(2000)
