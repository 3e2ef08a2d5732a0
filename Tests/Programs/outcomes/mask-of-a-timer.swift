// outcomes: 1 / 0
// What a timer looks for are the flags that it was made with.
import Dispatch

let timers = [
  DispatchSource.makeTimerSource(flags: .strict), DispatchSource.makeTimerSource(),
]
for timer in timers {
  timer.activate()
  print(timer.mask)
}
