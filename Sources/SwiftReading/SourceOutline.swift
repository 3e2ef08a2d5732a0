/// What a file of Swift consists of, as the language's own parser reads it.
///
/// All places are offsets in the UTF-8 text of the file. The process that parses makes it, and sends it to
/// the one that asked as numbers.
package struct SourceOutline: Equatable, Sendable {
  /// Every piece of the code in the order of the text, also those inside the interpolations of strings.
  package var tokens: [Token] = []
  /// Every declaration, in the order of the text, from every branch of every `#if`.
  package var declarations: [Declaration] = []
  /// Every list of statements between braces, in the order of the text: bodies, closures, branches.
  package var blocks: [Block] = []
  /// Every statement of these lists, in the order of the text; one comes before those inside it.
  package var statements: [Statement] = []
  /// Where the first statement outside of all declarations begins, if there is one.
  ///
  /// Global variables count as declarations: both kinds of files have them.
  package var firstStatement: Int?
  /// Where the first attribute `@main` stands, if there is one.
  package var mainAttribute: Int?
  /// Whether the parser found mistakes, so that what it made of the text is a guess.
  package var hasErrors = false

  /// An outline of an empty file.
  package init() {}

  /// Statements that follow one another.
  package struct Block: Equatable, Sendable {
    /// From its first statement to the end of its last one.
    package var range: Range<Int>
    /// Whether it is what a closure does.
    package var isClosure: Bool

    /// A list at a place.
    package init(_ range: Range<Int>, isClosure: Bool) {
      self.range = range
      self.isClosure = isClosure
    }
  }

  /// One statement, which may be a declaration.
  package struct Statement: Equatable, Sendable {
    /// Where it stands.
    package var range: Range<Int>
    /// Which list it belongs to: an index of ``SourceOutline/blocks``.
    package var block: Int

    /// A statement at a place.
    package init(_ range: Range<Int>, in block: Int) {
      self.range = range
      self.block = block
    }
  }

  /// A piece of code that is neither space nor comment.
  package struct Token: Equatable, Sendable {
    /// What sort of piece it is.
    package enum Kind: UInt32, Sendable {
      /// An identifier or a keyword.
      case word
      /// An identifier between backticks, which is never a keyword.
      case quotedWord
      /// A number.
      case number
      /// One bracket, comma, colon, semicolon, dot, at sign, number sign or backslash.
      case punctuation
      /// An operator, or a sign of the language that looks like one: `=`, `->`, `?`.
      case sign
      /// A quotation mark at the start or the end of a string: one or three.
      case quote
      /// The number signs before and after the quotation marks of a raw string.
      case rawDelimiter
      /// The characters of a string, without its interpolations.
      case characters
      /// A piece of a regular expression between slashes.
      case regex
      /// What the language has no use for.
      case unknown
    }

    /// What sort of piece it is.
    package var kind: Kind
    /// Where it stands.
    package var range: Range<Int>
    /// How many strings are open around it, so that it stands in an interpolation.
    package var strings: Int

    /// A token at a place.
    package init(_ kind: Kind, _ range: Range<Int>, strings: Int = 0) {
      self.kind = kind
      self.range = range
      self.strings = strings
    }
  }
}
