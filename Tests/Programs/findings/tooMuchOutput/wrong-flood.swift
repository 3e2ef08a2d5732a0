// finds: tooMuchOutput
// A loop that prints without end would fill the disk.
for _ in 1...3_000_000 {
  print("still here")
}
