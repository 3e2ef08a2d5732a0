extension SourceOutline {
  /// A declaration; a variable for each name that it introduces.
  package struct Declaration: Equatable, Sendable {
    /// What is declared.
    package enum Kind: UInt32, Sendable {
      case `import`, `class`, `struct`, `enum`, actor, `protocol`, `extension`, function, variable
      case typeAlias, associatedType, initializer, `deinit`, `subscript`, `operator`,
        precedenceGroup
      case macro, enumCase
    }

    /// Where a declaration stands.
    package enum Container: Equatable, Sendable {
      /// Outside of everything, perhaps in an `#if`.
      case file
      /// Directly in a type or an extension: that declaration's index.
      case type(Int)
      /// In a function, a closure or a statement.
      case code
    }

    /// What is declared.
    package var kind: Kind
    /// The name: of an import the module, of an extension the last name of its type, otherwise the
    /// keyword for what has no name of its own.
    package var name: Range<Int>
    /// Where it stands.
    package var container: Container
    /// Whether it stands in an `#if`, and may not exist.
    package var isConditional = false
    /// Whether an extension's type is more than one name, so that it could be anything.
    package var isQualified = false
    /// Its modifiers that have no argument: `private`, `async` not among them.
    package var modifiers: [Range<Int>] = []
    /// The names of its attributes, without the module before a dot.
    package var attributes: [Range<Int>] = []
    /// What a type or an extension inherits or conforms to, with its `where` clause.
    package var requirements: Range<Int>?
    /// The text between the braces of a body.
    package var body: Range<Int>?
    /// The path of an import with its kind, or the type that a function returns.
    package var detail: Range<Int>?
    /// Whether a function is asynchronous.
    package var isAsync = false
    /// Whether a function can throw.
    package var `throws` = false
    /// Whether a function has parameters or is generic.
    package var needsArguments = false

    /// A declaration with what every one has.
    package init(_ kind: Kind, name: Range<Int>, in container: Container) {
      self.kind = kind
      self.name = name
      self.container = container
    }
  }
}
