// finds: nothing
// outcomes: name of object, all of object, all, name
// Observers are called by what they want: a name of an object, all of an object, everything, a name.
import Foundation

func run() {
  let center = NotificationCenter()
  let name = Notification.Name("saved")
  let document = NSObject()
  let texts: [(String, Notification.Name?, NSObject?)] = [
    ("name", name, nil), ("all, ", nil, nil), ("all of object, ", nil, document),
    ("name of object, ", name, document),
  ]
  let observers = texts.map { text, name, object in
    center.addObserver(forName: name, object: object, queue: nil) { _ in
      print(text, terminator: "")
    }
  }
  center.post(name: name, object: document)
  withExtendedLifetime(observers) {}
  print()
}
run()
