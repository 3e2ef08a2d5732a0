// outcomes: Dispatch.DispatchQueue Foundation.NSLock FoundationEssentials.NotificationCenter / DispatchTime(rawValue: 5)
// What is printed of a type of a library is its real name, and not that of its model.
import Foundation

print(
  DispatchQueue(label: "queue"), String(reflecting: NSLock.self),
  String(reflecting: NotificationCenter.self))
print(DispatchTime(uptimeNanoseconds: 5))
