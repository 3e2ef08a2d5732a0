import Exploration

// The compiler puts what these operators do into the program, where it would compare addresses: so they are
// replaced by name. `<` it calls where the library has it, which the worker redirects; see `ObjectOrder`.

/// Whether an object comes after another one, by their identities.
public func > (one: ObjectIdentifier, other: ObjectIdentifier) -> Bool {
  ObjectOrder.has(other, before: one)
}

/// Whether an object does not come after another one, by their identities.
public func <= (one: ObjectIdentifier, other: ObjectIdentifier) -> Bool {
  !ObjectOrder.has(other, before: one)
}

/// Whether an object does not come before another one, by their identities.
public func >= (one: ObjectIdentifier, other: ObjectIdentifier) -> Bool {
  !ObjectOrder.has(one, before: other)
}
