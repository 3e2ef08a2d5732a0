// A group may go away while it is entered.
import Dispatch

func run() { DispatchGroup().enter() }
run()
print("survived")
