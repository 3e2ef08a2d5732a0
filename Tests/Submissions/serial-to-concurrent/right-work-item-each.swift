import Dispatch

/// Photos, of which a list shows small pictures.
final class Album: @unchecked Sendable {
  let photos: [String]
  /// Small pictures in the order of the photos; empty where there is none yet.
  private(set) var thumbnails: [String]

  private final class Job: @unchecked Sendable {
    var picture = ""
    var item: DispatchWorkItem?
  }

  init(photos: [String]) {
    self.photos = photos
    thumbnails = photos.map { _ in "" }
  }

  func makeThumbnails(shrink: @escaping @Sendable (String) -> String) {
    let jobs = photos.map { photo -> Job in
      let job = Job()
      let item = DispatchWorkItem { job.picture = shrink(photo) }
      job.item = item
      DispatchQueue.global().async(execute: item)
      return job
    }
    thumbnails = jobs.map { job in
      job.item?.wait()
      job.item = nil
      return job.picture
    }
  }
}
