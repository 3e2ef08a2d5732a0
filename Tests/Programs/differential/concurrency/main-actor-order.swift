// Two detached tasks hop to the main actor.
@MainActor enum Log {
  static var order = ""
}

await withTaskGroup(of: Void.self) { group in
  for name in ["a", "b"] {
    group.addTask { @Sendable in
      await MainActor.run { Log.order += name }
      await MainActor.run { Log.order += name }
    }
  }
}
print(Log.order)
