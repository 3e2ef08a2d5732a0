// outcomes: hhhhhththhhttthhtthh
// assumes: chance
// Chance takes the same course in each execution: other throws of the coin are never seen.
print((1...20).map { _ in Bool.random() ? "h" : "t" }.joined())
