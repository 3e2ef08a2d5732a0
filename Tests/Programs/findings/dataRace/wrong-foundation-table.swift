// finds: dataRace
// line: 11
// A method of an open class is found in the object's table, which may be that of a
// subclass of Foundation. A call of one reads or writes the object as well.
import Foundation

class Names { let all: NSMutableSet = NSCountedSet() }

nonisolated(unsafe) let names = Names()
DispatchQueue.concurrentPerform(iterations: 2) { number in
  if number == 0 { names.all.add("a") } else { _ = names.all.contains("a") }
}
