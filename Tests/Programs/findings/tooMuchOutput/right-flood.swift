// finds: nothing
// A loop that prints a little.
for number in 1...3 {
  print(number)
}
