import Channel

extension Verdict {
  /// The verdict on one function of several: its outcomes and findings say whose they are.
  ///
  /// - Parameter function: The function's name.
  package func attributed(to function: String) -> Verdict {
    var verdict = self
    verdict.outcomes.attribute(to: function)
    verdict.findings.attribute(to: function)
    verdict.late?.attribute(to: function)
    verdict.spurious?.attribute(to: function)
    return verdict
  }
}

extension OtherReading {
  fileprivate mutating func attribute(to function: String) {
    outcomes.attribute(to: function)
    findings.attribute(to: function)
  }
}

extension [Outcome] {
  fileprivate mutating func attribute(to function: String) {
    for index in indices { self[index].output = "\(function): " + self[index].output }
  }
}

extension [Finding] {
  fileprivate mutating func attribute(to function: String) {
    for index in indices {
      self[index].explanation = "In \(function)(): " + self[index].explanation
    }
  }
}
