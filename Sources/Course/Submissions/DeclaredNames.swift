import Checking
import SwiftReading

/// What a file declares at its top level, and in types of others.
struct DeclaredNames {
  /// A name and the line on which it is declared.
  typealias Name = (name: String, line: Int)
  private typealias Declaration = SourceOutline.Declaration

  /// Names at the top level, in whatever branch of an `#if`.
  private(set) var topLevel: [Name] = []
  /// Those of them that other files of the module see: what is private is the file's own.
  private(set) var seenByOthers: [Name] = []
  /// Names in extensions of types that are not the file's own.
  private(set) var inForeignExtensions: [Name] = []

  private let source: SwiftSource

  /// Not protocols: an extension of one may reach types of others.
  private static let types: Set<Declaration.Kind> = [.class, .struct, .enum, .actor]
  /// What others can name; an extension and an import introduce nothing.
  private static let named = types.union([.protocol, .function, .variable, .typeAlias, .macro])
  /// Members without a name of their own, which take precedence over those of the type's module.
  private static let nameless: Set<Declaration.Kind> = [.initializer, .subscript]

  init(_ source: SwiftSource) {
    self.source = source
    let declarations = source.outline.declarations
    var own: Set<String> = []
    var protocols: Set<String> = []
    for declaration in declarations where declaration.container == .file {
      guard Self.named.contains(declaration.kind) else { continue }
      let name = name(declaration)
      topLevel.append(name)
      if !isPrivate(declaration) { seenByOthers.append(name) }
      // What is in an `#if` may not exist, and an extension of its name would be one of another's type.
      if Self.types.contains(declaration.kind), !declaration.isConditional { own.insert(name.name) }
      if declaration.kind == .protocol { protocols.insert(name.name) }
    }
    if !protocols.isDisjoint(with: adopted(byTypesBeside: own)) { own.subtract(protocols) }
    let foreign = Set(
      declarations.indices.filter {
        declarations[$0].kind == .extension && isForeign(declarations[$0], beside: own)
      })
    for declaration in declarations {
      guard case .type(let index) = declaration.container, foreign.contains(index) else { continue }
      if Self.named.contains(declaration.kind) || Self.nameless.contains(declaration.kind) {
        inForeignExtensions.append(name(declaration))
      }
    }
  }

  /// What the file gives to types that inherit from, or conform to, types of some names.
  ///
  /// In such a type these members come before what has the same name outside of it.
  func members(inheritedFrom types: Set<String>) -> [Name] {
    let declarations = source.outline.declarations
    var reached = types
    var before = 0
    // What those inherit from counts as well.
    while reached.count > before {
      before = reached.count
      for declaration in declarations where reached.contains(source.name(at: declaration.name)) {
        reached.formUnion(Self.inherited(by: declaration, in: source))
      }
    }
    return declarations.compactMap { declaration in
      guard case .type(let index) = declaration.container, Self.named.contains(declaration.kind),
        reached.contains(source.name(at: declarations[index].name))
      else { return nil }
      return name(declaration)
    }
  }

  /// What stands between the name of a type, or of an extension's type, and its body.
  static func inherited(
    by declaration: SourceOutline.Declaration, in source: SwiftSource
  ) -> [String] {
    guard types.contains(declaration.kind) || [.protocol, .extension].contains(declaration.kind)
    else { return [] }
    return source.tokens.drop { $0.range.lowerBound < declaration.name.upperBound }
      .prefix { !$0.is("{") }.map(\.name)
  }

  /// A name with a dot can lead anywhere, and so can another name for a type.
  private func isForeign(_ declaration: Declaration, beside own: Set<String>) -> Bool {
    declaration.isQualified || !own.contains(source.name(at: declaration.name))
  }

  /// What types of others are made to adopt: through it their members can be replaced.
  private func adopted(byTypesBeside own: Set<String>) -> Set<String> {
    var names: Set<String> = []
    for declaration in source.outline.declarations
    where declaration.kind == .extension && isForeign(declaration, beside: own) {
      if let requirements = declaration.requirements {
        names.formUnion(source.tokens(in: requirements).map(\.name))
      }
    }
    return names
  }

  private func isPrivate(_ declaration: Declaration) -> Bool {
    declaration.modifiers.contains { ["private", "fileprivate"].contains(source.text(of: $0)) }
  }

  private func name(_ declaration: Declaration) -> Name {
    (source.name(at: declaration.name), source.line(at: declaration.name.lowerBound))
  }
}
