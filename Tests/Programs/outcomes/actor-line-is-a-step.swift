// outcomes: heard, late|heard, early|unheard, late|unheard, early
// A task that calls an actor has told others of it before it stands in the actor's line: whoever hears of
// it may come first all the same.
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
  let heard = isOnItsWay.load(ordering: .sequentiallyConsistent)
  let isOpen = await door.look()
  return (heard ? "heard" : "unheard") + ", " + (isOpen ? "late" : "early")
}
await opener.value
print(await visitor.value)
