// finds: dataRace
// line: 9
// All callers of localtime() get one and the same structure.
import Foundation

/// The number of a month, from 0.
@Sendable func month(of date: Int) -> Int32 {
  var date = time_t(date)
  return localtime(&date).pointee.tm_mon
}

DispatchQueue.concurrentPerform(iterations: 2) { number in print(month(of: number)) }
