// The main actor from elsewhere, and a type that belongs to it.
import Foundation

@MainActor final class Model {
  var texts: [String] = []
  func add(_ text: String) {
    texts.append(text)
    print(text, Thread.isMainThread)
  }
}

let model = Model()
let work = Task.detached {
  await model.add("from a detached task")
  await MainActor.run { model.add("run") }
}
model.add("from here")
await work.value
print(model.texts.count)
