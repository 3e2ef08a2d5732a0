extension Catalogue {
  static let operations: [Pattern] = [
    .operation,
    .operationSerial,
    .operationDependencies,
    .operationCancel,
  ]
}
