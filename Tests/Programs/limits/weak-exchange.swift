// outcomes: 1
// assumes: strongExchange
// A weak exchange may fail although the value is the expected one. Not on every machine, and not here.
import Synchronization

let number = Atomic(0)
print(number.weakCompareExchange(expected: 0, desired: 1, ordering: .relaxed).exchanged ? 1 : 0)
