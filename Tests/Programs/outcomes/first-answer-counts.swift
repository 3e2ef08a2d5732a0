// outcomes: a|b
// seed: 7
// The first answer counts. The task asks for the second one and then finds that the first one is there, in one step; but
// the second one could have come before, as it does not wait for that.
import Dispatch
import Synchronization

let isAnswered = Atomic<Bool>(false)

func ask() async -> String {
  await withUnsafeContinuation { continuation in
    let answer: @Sendable (String) -> Void = { word in
      if !isAnswered.exchange(true, ordering: .acquiringAndReleasing) {
        continuation.resume(returning: word)
      }
    }
    DispatchQueue.global().async { answer("a") }
    DispatchQueue.global().async { answer("b") }
  }
}

print(await ask())
