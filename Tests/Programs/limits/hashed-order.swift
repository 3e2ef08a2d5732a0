// outcomes: 1
// assumes: hashing
// The order of a set's elements is another one in each process, and so would be what is found first.
import Dispatch

var first = 0
for number in Set([1, 2, 3, 4]) where first == 0 { first = number }
print(first)
