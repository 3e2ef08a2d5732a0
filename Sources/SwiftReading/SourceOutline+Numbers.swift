extension SourceOutline {
  /// Changes whenever outlines are written or made in another way.
  package static let version = 2

  /// Writes it as numbers.
  package func write(to writer: inout NumberWriter) {
    writer.write(Self.version)
    writer.write(hasErrors ? 1 : 0)
    for offset in [firstStatement, mainAttribute] { writer.write(optional: offset.map { $0..<$0 }) }
    writer.write(tokens.count)
    for token in tokens {
      writer.write(Int(token.kind.rawValue))
      writer.write(token.range)
      writer.write(token.strings)
    }
    writer.write(declarations.count)
    for declaration in declarations { declaration.write(to: &writer) }
    writer.write(blocks.count)
    for block in blocks {
      writer.write(block.range)
      writer.write(block.isClosure ? 1 : 0)
    }
    writer.write(statements.count)
    for statement in statements {
      writer.write(statement.range)
      writer.write(statement.block)
    }
  }

  /// Reads one from numbers.
  ///
  /// - Throws: ``NumbersMisunderstood`` for numbers that are no outline of a text of this length.
  package init(from reader: inout NumberReader) throws(NumbersMisunderstood) {
    guard try reader.number() == Self.version else { throw NumbersMisunderstood() }
    hasErrors = try reader.flag()
    firstStatement = try reader.optionalRange()?.lowerBound
    mainAttribute = try reader.optionalRange()?.lowerBound
    let tokens = try reader.count(each: 4)
    self.tokens.reserveCapacity(tokens)
    for _ in 0..<tokens {
      guard let kind = Token.Kind(rawValue: UInt32(try reader.number())) else {
        throw NumbersMisunderstood()
      }
      let range = try reader.range()
      self.tokens.append(Token(kind, range, strings: try reader.number()))
    }
    for index in 0..<(try reader.count(each: 6)) {
      declarations.append(try Declaration(from: &reader, at: index))
    }
    for _ in 0..<(try reader.count(each: 3)) {
      let range = try reader.range()
      blocks.append(Block(range, isClosure: try reader.flag()))
    }
    for _ in 0..<(try reader.count(each: 3)) {
      let statement = Statement(try reader.range(), in: try reader.number())
      guard statement.block < blocks.count else { throw NumbersMisunderstood() }
      statements.append(statement)
    }
  }
}

extension SourceOutline.Declaration {
  private var flags: [Bool] { [isConditional, isQualified, isAsync, `throws`, needsArguments] }

  fileprivate func write(to writer: inout NumberWriter) {
    writer.write(Int(kind.rawValue))
    writer.write(name)
    switch container {
    case .file: writer.write(0)
    case .code: writer.write(1)
    case .type(let index): writer.write(2 + index)
    }
    for flag in flags { writer.write(flag ? 1 : 0) }
    writer.write(modifiers)
    writer.write(attributes)
    for range in [requirements, body, detail] { writer.write(optional: range) }
  }

  fileprivate init(from reader: inout NumberReader, at index: Int) throws(NumbersMisunderstood) {
    guard let kind = Kind(rawValue: UInt32(try reader.number())) else {
      throw NumbersMisunderstood()
    }
    self.kind = kind
    name = try reader.range()
    switch try reader.number() {
    case 0: container = .file
    case 1: container = .code
    case let other:
      // What contains a declaration begins before it.
      guard other - 2 < index else { throw NumbersMisunderstood() }
      container = .type(other - 2)
    }
    isConditional = try reader.flag()
    isQualified = try reader.flag()
    isAsync = try reader.flag()
    `throws` = try reader.flag()
    needsArguments = try reader.flag()
    modifiers = try reader.ranges()
    attributes = try reader.ranges()
    requirements = try reader.optionalRange()
    body = try reader.optionalRange()
    detail = try reader.optionalRange()
  }
}
