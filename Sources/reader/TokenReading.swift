import SwiftReading
import SwiftSyntax

/// What sort of piece a token of the parser is.
enum TokenReading {
  /// The sort; `nil` for what is no code.
  static func kind(of token: TokenSyntax) -> SourceOutline.Token.Kind? {
    switch token.tokenKind {
    case .endOfFile, .shebang: nil
    case .identifier(let name): name.hasPrefix("`") ? .quotedWord : .word
    case .keyword, .dollarIdentifier, .wildcard: .word
    case .integerLiteral, .floatLiteral: .number
    case .arrow, .binaryOperator, .prefixOperator, .postfixOperator, .ellipsis, .equal,
      .exclamationMark, .infixQuestionMark, .postfixQuestionMark, .prefixAmpersand, .leftAngle,
      .rightAngle:
      .sign
    case .stringQuote, .multilineStringQuote, .singleQuote: .quote
    case .rawStringPoundDelimiter: .rawDelimiter
    case .stringSegment: .characters
    case .regexSlash, .regexPoundDelimiter, .regexLiteralPattern: .regex
    case .unknown: .unknown
    case .atSign, .backslash, .backtick, .colon, .colonColon, .comma, .leftBrace, .leftParen,
      .leftSquare, .period, .pound, .poundAvailable, .poundElse, .poundElseif, .poundEndif,
      .poundIf, .poundSourceLocation, .poundUnavailable, .rightBrace, .rightParen, .rightSquare,
      .semicolon:
      .punctuation
    @unknown default: .unknown
    }
  }

  /// Whether it is a number sign and a word in one.
  static func isDirective(_ token: TokenSyntax) -> Bool {
    switch token.tokenKind {
    case .poundAvailable, .poundElse, .poundElseif, .poundEndif, .poundIf, .poundSourceLocation,
      .poundUnavailable:
      true
    default: false
    }
  }
}
