// finds: nothing
// outcomes: 0 0
// The twin of wrong-calendar: each caller has a structure of its own.
import Foundation

/// The number of a month, from 0.
@Sendable func month(of date: Int) -> Int32 {
  var date = time_t(date)
  var result = tm()
  localtime_r(&date, &result)
  return result.tm_mon
}

DispatchQueue.concurrentPerform(iterations: 2) { number in print(month(of: number)) }
