import Channel

/// The objects of libraries whose methods explored code calls.
enum Objects {
  /// What a method does to its object: 0 nothing that is known, otherwise the number of an `ObjectMethod`, and that
  /// of an `ObjectMethod.Memory` or a `CacheProperty` with it.
  ///
  /// - Parameters:
  ///   - name: Its mangled name; `nil` if it has none outside of its library.
  ///   - object: The object, if it was found through that.
  static func use(method name: UnsafePointer<CChar>?, of object: UnsafeRawPointer?) -> Int32 {
    if let name {
      let name = String(cString: name)
      return (ObjectMethod(name)?.rawValue ?? 0) | (ObjectMethod.Memory(name)?.rawValue ?? 0)
        | (CacheProperty(name)?.rawUse ?? 0)
    }
    guard let object else { return 0 }
    let instance = Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()
    var next: AnyClass? = type(of: instance)
    while let one = next {
      // A method of a bridged `Data` may copy bytes to or from where it is told.
      if _typeName(one, qualified: false) == "NSData" {
        return ObjectMethod.Memory.follows.rawValue
      }
      if let method = ObjectMethod(ofClass: _typeName(one, qualified: false)) {
        return method.rawValue
      }
      next = _getSuperclass(one)
    }
    return 0
  }
}
