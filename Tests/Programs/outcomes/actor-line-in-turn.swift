// outcomes: heard, late
// The twin of actor-line-is-a-step: the visitor comes when the opener has ended.
import Synchronization

actor Door {
  private var isOpen = false
  func open() { isOpen = true }
  func look() -> Bool { isOpen }
}

let isOnItsWay = Atomic<Bool>(false)
let door = Door()

let opener = Task.detached {
  isOnItsWay.store(true, ordering: .sequentiallyConsistent)
  await door.open()
}
let visitor = Task.detached {
  await opener.value
  let heard = isOnItsWay.load(ordering: .sequentiallyConsistent)
  let isOpen = await door.look()
  return (heard ? "heard" : "unheard") + ", " + (isOpen ? "late" : "early")
}
await opener.value
print(await visitor.value)
