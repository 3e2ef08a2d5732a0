// outcomes: ended
// In which order the children end cannot be seen: one execution is enough.
await withTaskGroup(of: Void.self) { group in
  for _ in 1...4 { group.addTask {} }
}
print("ended")
