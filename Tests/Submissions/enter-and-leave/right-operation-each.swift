import Foundation
import Synchronization

struct PhotoFile: Sendable {
  let name: String
  let size: Int
}

final class PhotoImport: @unchecked Sendable {
  private let queue = OperationQueue()

  func run(_ files: [PhotoFile], read: @escaping @Sendable (PhotoFile) throws -> Int) -> Int {
    let results = Mutex<[Result<Int, any Error>]>([])
    let operations = files.filter { $0.size > 0 }.map { file in
      BlockOperation {
        let result = Result { try read(file) }
        results.withLock { $0.append(result) }
      }
    }
    queue.addOperations(operations, waitUntilFinished: true)
    return results.withLock { $0 }.compactMap { try? $0.get() }.reduce(0, +)
  }
}
