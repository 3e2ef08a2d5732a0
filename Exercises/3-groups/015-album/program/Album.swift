import Dispatch

let loading = DispatchGroup()
let photos = DispatchQueue(label: "photos", attributes: .concurrent)

loading.enter()
photos.async {
  print("sea")
  loading.leave()
  print("hill")
}
photos.async(group: loading) { print("wave") }

loading.wait()
print("album")
