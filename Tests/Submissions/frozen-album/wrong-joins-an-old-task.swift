// expected: stillWaiting
// clear forgets the pictures and not the tasks: an open after it joins a making that began before.
struct PictureDecoder: Sendable {
  let decode: @Sendable (_ file: String) -> String
}

@MainActor
final class Album {
  var count: Int { pictures.count }
  private(set) var likes = 0
  private var pictures: [String: String] = [:]
  private var tasks: [String: Task<String, Never>] = [:]
  private var generation = 0
  private let decoder: PictureDecoder

  init(decoder: PictureDecoder) {
    self.decoder = decoder
  }

  func open(_ file: String) async -> String {
    if let picture = pictures[file] { return picture }
    if let task = tasks[file] { return await task.value }
    let begun = generation
    let task = Task.detached { [decoder] in decoder.decode(file) }
    tasks[file] = task
    let picture = await task.value
    tasks[file] = nil
    if begun == generation { pictures[file] = picture }
    return picture
  }

  func clear() {
    generation += 1
    pictures.removeAll()
  }

  func like() {
    likes += 1
  }
}
