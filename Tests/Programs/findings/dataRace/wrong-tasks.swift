// finds: dataRace
// line: 8
// Child tasks count in a variable that no actor protects.
nonisolated(unsafe) var votes = 0

await withTaskGroup(of: Void.self) { group in
  for _ in 1...2 {
    group.addTask { votes += 1 }
  }
}
print(votes)
