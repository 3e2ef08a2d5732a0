// Every operation on atomics.
import Synchronization

let number = Atomic(10)
print(number.load(ordering: .relaxed), number.exchange(11, ordering: .acquiringAndReleasing))
print(number.add(5, ordering: .relaxed), number.subtract(1, ordering: .sequentiallyConsistent))
print(number.wrappingAdd(1, ordering: .relaxed), number.wrappingSubtract(2, ordering: .relaxed))
print(number.bitwiseAnd(12, ordering: .relaxed), number.bitwiseOr(1, ordering: .relaxed))
print(number.bitwiseXor(3, ordering: .relaxed), number.min(5, ordering: .relaxed))
print(number.max(9, ordering: .relaxed), number.load(ordering: .acquiring))
print(number.compareExchange(expected: 9, desired: 1, ordering: .sequentiallyConsistent))
print(
  number.compareExchange(
    expected: 9, desired: 2, successOrdering: .acquiring, failureOrdering: .relaxed))
let flag = Atomic(false)
print(flag.logicalOr(true, ordering: .relaxed), flag.logicalXor(true, ordering: .relaxed))
print(flag.logicalAnd(true, ordering: .relaxed))
flag.store(true, ordering: .releasing)
atomicMemoryFence(ordering: .sequentiallyConsistent)
print(flag.load(ordering: .sequentiallyConsistent))
let small = Atomic<UInt8>(255)
print(small.wrappingAdd(1, ordering: .relaxed))
let pair = Atomic(WordPair(first: 1, second: 2))
print(pair.exchange(WordPair(first: 3, second: 4), ordering: .acquiring).second)
print(pair.load(ordering: .acquiring).first)
