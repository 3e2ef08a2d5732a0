// outcomes: true
// assumes: objectOrder
// Either object may come first, and which one does is another matter on each run. Here the one that the program
// asks for first comes first: "false" is never seen.
final class Node {}

let (one, other) = (Node(), Node())
print(ObjectIdentifier(one) < ObjectIdentifier(other))
