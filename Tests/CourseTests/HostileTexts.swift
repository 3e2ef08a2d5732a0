/// A text that could be read in two ways, and whether a submission may hold it.
struct HostileText: CustomStringConvertible, Sendable {
  let name: String
  let text: String
  let isAllowed: Bool

  var description: String { name }

  private init(_ name: String, _ text: String, isAllowed: Bool = false) {
    self.name = name
    self.text = text
    self.isAllowed = isAllowed
  }

  /// Each declares `given`, which is taken, or reaches for what is forbidden, unless it is allowed.
  static let all =
    strings + expressions + conditions + names + comments + lines + declarations + unfinished

  private static let strings = [
    HostileText("a quote in a raw string", "let a = #\"x\" \"#\nfunc given() {}"),
    .init("a raw string alone", "let a = #\"x\"#"),
    .init("an interpolation in a raw string", "let a = #\"\\#(dlopen(nil, 0))\"#"),
    .init(
      "a string that ends where a raw one would not",
      "let a = \"\\\"\"; func given() {}; let b = \"\""),
    .init(
      "quotes in a long string", "let a = \"\"\"\n  \" \"\" \\\"\"\"\n  \"\"\"\nfunc given() {}"),
    .init(
      "an interpolation in an interpolation",
      "let a = \"\"\"\n  \\(\"\\(dlsym(nil, \"x\"))\")\n  \"\"\""),
    .init("a bracket in a string in an interpolation", "let a = \"\\(f(\")\"))\"; func given() {}"),
    .init(
      "a closure in an interpolation",
      "let a = \"\\({ () -> Int in unsafeBitCast(1, to: Int.self) }())\""),
    .init(
      "words that are only characters", "let a = \"import Glibc; func given() {} \\\" dlopen\"",
      isAllowed: true),
    .init(
      "a comment in an interpolation", "let a = \"\\(1 /* \" */)\"; let b = \"func given() {}\""),
    .init("a line break in an interpolation", "let a = \"\\(\n1)\""),
  ]

  private static let expressions = [
    HostileText("a quote in a regular expression", "let a = /\"/\nfunc given() {}\nlet b = /\"/"),
    .init("brackets in a regular expression", "let a = /[{(]/\nfunc given() {}"),
    .init("a regular expression between number signs", "let a = #/ \" /#\nfunc given() {}"),
    .init("a comment in a regular expression", "let a = /x/*1\n/* */ func given() {}"),
    .init("two divisions", "let a = 6 / 3 / 2\nlet b = (a) / 2 + a/2", isAllowed: true),
    .init("an operator named by slashes", "func / (a: Counter, b: Counter) -> Int { 0 }"),
  ]

  private static let conditions = [
    HostileText("a name in an inactive branch", "#if false\nfunc given() {}\n#endif"),
    .init("a name behind two conditions", "#if A\n#else\n#if B\nfunc given() {}\n#endif\n#endif"),
    .init(
      "a type of one's own that does not exist",
      "#if false\nstruct Array {}\n#endif\nextension Array { subscript(i: Int) -> Int { 0 } }"),
    .init(
      "a type of one's own that does",
      "struct Box {}\nextension Box { subscript(i: Int) -> Int { 0 } }", isAllowed: true),
    .init(
      "a member in a condition",
      "extension DispatchQueue {\n#if true\nstatic func concurrentPerform() {}\n#endif\n}"),
    .init("an attribute in a condition", "#if true\n@_cdecl(\"main\")\n#endif\npublic func f() {}"),
    .init("an import in a condition", "#if canImport(Glibc)\nimport Glibc\n#endif"),
    .init(
      "half a declaration in a condition",
      "struct A {\n#if true\n}\nfunc given() {}\nstruct B {\n#endif\n}"),
  ]

  private static let names = [
    HostileText("a name between backticks", "func `given`() {}"),
    .init("a call between backticks", "let a = `dlopen`(nil, 0)"),
    .init("a name with spaces", "func `given a number`() {}", isAllowed: true),
    .init("a letter that looks like another", "func g\u{456}ven() {}", isAllowed: true),
    .init("a joiner that nobody sees", "func giv\u{200D}en() {}", isAllowed: true),
    .init("letters from right to left", "let a = 1 // \u{202E}\nfunc f() {}"),
    .init("an operator outside of ASCII", "func \u{221A} (a: Int) -> Int { a }"),
    .init(
      "an operator that begins a generic clause", "func < (a: Counter, b: Counter) -> Bool { true }"
    ),
    .init("an operator that is declared", "prefix operator \u{2192}"),
    .init("a variable in a pattern in a pattern", "let (a, (given, b)) = (1, (2, 3))"),
  ]

  private static let comments = [
    HostileText("a comment in a comment", "/* /* */ func a() {} */ func given() {}"),
    .init("a quote in a comment", "/* \" */ func given() {} /* \" */"),
    .init("a comment that a string seems to end", "/* \"*/ func given() {}"),
    .init("a line comment in a comment", "/* // */ func given() {}"),
    .init(
      "all of it in comments", "// func given() {}\n/* import Glibc /* dlopen */ */",
      isAllowed: true),
  ]

  private static let lines = [
    HostileText("a carriage return", "// x\rfunc given() {}"),
    .init("both kinds of line ends", "func f() {}\r\nfunc given() {}\n"),
    .init("a byte order mark", "\u{FEFF}func given() {}"),
    .init("a line for the shell", "#!/usr/bin/swift\nfunc given() {}"),
    .init("another place", "#sourceLocation(file: \"check/Check.swift\", line: 1)\nfunc f() {}"),
    .init("a byte that is 0", "let a = 1 \0 func given() {}"),
  ]

  private static let declarations = [
    HostileText("an import over two lines", "import\n  Glibc"),
    .init("an import with a kind", "internal import func Glibc.abs"),
    .init("an attribute behind a comment", "@/* */_cdecl(\"main\") public func f() {}"),
    .init("a macro", "macro given() = #externalMacro(module: \"A\", type: \"B\")"),
    .init(
      "an extension behind a comment",
      "extension /* */ DispatchQueue { static func concurrentPerform() {} }"),
    .init("a second name on a line", "func a() {}; func given() {}"),
    .init(
      "a case, a label and a member",
      "enum A { case given }\nfunc f(given: Int) {}\nstruct B { let given = 1 }", isAllowed: true),
  ]

  private static let unfinished = [
    HostileText("a string that does not end", "let a = \"func given() {}\nlet b = 1"),
    .init("a long string that does not end", "let a = \"\"\"\nfunc given() {}"),
    .init("an interpolation that does not end", "let a = \"\\(1\nfunc given() {}"),
    .init("a comment that does not end", "/* func given() {}", isAllowed: true),
    .init("brackets that do not end", "let a = ((((1\nfunc given() {}"),
  ]
}
