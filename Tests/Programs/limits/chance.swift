// outcomes: tails
// Chance takes the same course in each execution: the other side of the coin is never seen.
print(Bool.random() ? "heads" : "tails")
