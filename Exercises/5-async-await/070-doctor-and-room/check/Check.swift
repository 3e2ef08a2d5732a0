import Grading

/// Two doctors want the same room at the same hour: one gets it, and the other one stays free.
func oneRoomForTwoDoctors() async {
  let (hour, room) = (given(8...18), "room \(given(1...9))")
  let clinic = Clinic()
  async let first = clinic.book("Dr. Abel", in: room, at: hour)
  async let second = clinic.book("Dr. Bond", in: room, at: hour)
  let booked: [Bool] = await [first, second]
  let taken: [String] = await clinic.taken(at: hour)
  expect(booked.count { $0 }, equals: 1, "one of two doctors gets the room")
  expect(
    taken, equals: [booked[0] ? "Dr. Abel" : "Dr. Bond", room],
    "what is taken is what was booked: a refused request takes nothing")
}

/// One doctor is wanted in two rooms at the same hour: in one of them, and the other one stays free.
func oneDoctorForTwoRooms() async {
  let (hour, room) = (given(8...18), given(1...4))
  let clinic = Clinic()
  async let first = clinic.book("Dr. Abel", in: "room \(room)", at: hour)
  async let second = clinic.book("Dr. Abel", in: "room \(room + 1)", at: hour)
  let booked: [Bool] = await [first, second]
  let taken: [String] = await clinic.taken(at: hour)
  expect(booked.count { $0 }, equals: 1, "a doctor is booked once at an hour")
  expect(
    taken, equals: ["Dr. Abel", booked[0] ? "room \(room)" : "room \(room + 1)"],
    "what is taken is what was booked: a refused request takes nothing")
}

/// The same request twice at the same time: one is granted.
func theSameRequestTwice() async {
  let (hour, room) = (given(8...18), "room \(given(1...9))")
  let clinic = Clinic()
  async let first = clinic.book("Dr. Abel", in: room, at: hour)
  async let second = clinic.book("Dr. Abel", in: room, at: hour)
  let booked: [Bool] = await [first, second]
  let taken: [String] = await clinic.taken(at: hour)
  expect(booked.count { $0 }, equals: 1, "of two equal requests one is granted")
  expect(taken, equals: ["Dr. Abel", room], "what is taken is what was booked")
}

/// Two requests that have nothing in common but the hour, or all but the hour: both are granted.
func nothingInCommon() async {
  let (hour, room) = (given(8...17), given(1...4))
  let clinic = Clinic()
  async let first = clinic.book("Dr. Abel", in: "room \(room)", at: hour)
  async let second = clinic.book("Dr. Bond", in: "room \(room + 1)", at: hour)
  let booked: [Bool] = await [first, second]
  expect(booked, equals: [true, true], "a request is granted if its doctor and its room are free")
  let later: Bool = await clinic.book("Dr. Abel", in: "room \(room)", at: hour + 1)
  expect(later, "an appointment takes its doctor and its room for its own hour only")
  let taken: [String] = await clinic.taken(at: hour)
  let takenLater: [String] = await clinic.taken(at: hour + 1)
  expect(
    taken, equals: ["Dr. Abel", "Dr. Bond", "room \(room)", "room \(room + 1)"],
    "what is taken is what was booked")
  expect(takenLater, equals: ["Dr. Abel", "room \(room)"], "what is taken is what was booked")
}

/// A request that is refused because of its room does not keep its doctor from another request.
func refusedForItsRoom() async {
  let (hour, room) = (given(8...18), given(1...4))
  let clinic = Clinic()
  let earlier: Bool = await clinic.book("Dr. Bond", in: "room \(room)", at: hour)
  async let refused = clinic.book("Dr. Abel", in: "room \(room)", at: hour)
  async let granted = clinic.book("Dr. Abel", in: "room \(room + 1)", at: hour)
  let booked: [Bool] = await [earlier, refused, granted]
  expect(
    booked, equals: [true, false, true],
    "a request that comes to nothing keeps no other one from its doctor or its room")
  let taken: [String] = await clinic.taken(at: hour)
  expect(
    taken, equals: ["Dr. Abel", "Dr. Bond", "room \(room)", "room \(room + 1)"],
    "what is taken is what was booked")
}

/// A request that is refused because of its doctor does not keep its room from another request.
func refusedForItsDoctor() async {
  let (hour, room) = (given(8...18), given(1...4))
  let clinic = Clinic()
  let earlier: Bool = await clinic.book("Dr. Abel", in: "room \(room)", at: hour)
  async let refused = clinic.book("Dr. Abel", in: "room \(room + 1)", at: hour)
  async let granted = clinic.book("Dr. Bond", in: "room \(room + 1)", at: hour)
  let booked: [Bool] = await [earlier, refused, granted]
  expect(
    booked, equals: [true, false, true],
    "a request that comes to nothing keeps no other one from its doctor or its room")
  let taken: [String] = await clinic.taken(at: hour)
  expect(
    taken, equals: ["Dr. Abel", "Dr. Bond", "room \(room)", "room \(room + 1)"],
    "what is taken is what was booked")
}

/// A reader in the middle of a booking sees the doctor and the room, or neither.
func anAppointmentIsSeenWhole() async {
  let (hour, room) = (given(8...18), "room \(given(1...9))")
  let clinic = Clinic()
  let booking = Task(name: "booking", priority: .high) {
    await clinic.book("Dr. Abel", in: room, at: hour)
  }
  // Of lower priority: it cannot rely on the order in which an actor takes equal jobs.
  let reader = Task(name: "reader", priority: .low) {
    await clinic.taken(at: hour)
  }
  let isBooked: Bool = await booking.value
  let seen: [String] = await reader.value
  expect(
    seen.isEmpty || seen == ["Dr. Abel", room], "an appointment is seen whole or not at all")
  expect(isBooked, "a request is granted if its doctor and its room are free")
}

/// A request whose task is cancelled gets an answer that is true.
func aRequestIsCancelled() async {
  let (hour, room) = (given(8...18), "room \(given(1...9))")
  let clinic = Clinic()
  let leaving = Task(name: "leaving") {
    await clinic.book("Dr. Abel", in: room, at: hour)
  }
  let staying = Task(name: "staying") {
    await clinic.book("Dr. Bond", in: room, at: hour)
  }
  leaving.cancel()
  let booked: [Bool] = await [leaving.value, staying.value]
  let taken: [String] = await clinic.taken(at: hour)
  expect(booked.count { $0 }, equals: 1, "one of two doctors gets the room")
  expect(
    taken, equals: [booked[0] ? "Dr. Abel" : "Dr. Bond", room],
    "the answer is true, even if the task of the request is cancelled")
}

/// Who is refused because of an appointment, and then looks, sees it.
func theRefusedOneLooks() async {
  let (hour, room) = (given(8...18), "room \(given(1...9))")
  let clinic = Clinic()
  // Of lower priority: what it leaves for later, the other one is told before.
  let granted = Task(name: "first", priority: .low) {
    await clinic.book("Dr. Abel", in: room, at: hour)
  }
  let looking = Task(name: "second", priority: .high) {
    (booked: await clinic.book("Dr. Bond", in: room, at: hour), taken: await clinic.taken(at: hour))
  }
  let (booked, taken): (Bool, [String]) = await looking.value
  let other: Bool = await granted.value
  expect(booked != other, "one of two doctors gets the room")
  expect(
    taken, equals: [booked ? "Dr. Bond" : "Dr. Abel", room],
    "a request is refused because of an appointment that exists, and can be seen")
}

/// A reader whose task is cancelled is told what is taken.
func aReaderIsCancelled() async {
  let (hour, room) = (given(8...18), "room \(given(1...9))")
  let clinic = Clinic()
  let booked: Bool = await clinic.book("Dr. Abel", in: room, at: hour)
  let reader = Task(name: "reader") { await clinic.taken(at: hour) }
  reader.cancel()
  let seen: [String] = await reader.value
  expect(booked, "a request is granted if its doctor and its room are free")
  expect(
    seen, equals: ["Dr. Abel", room],
    "the answer is true, even if the task of the request is cancelled")
}

/// Two doctors want the same room, and the task of a third one is cancelled while they do.
func oneOfThreeIsCancelled() async {
  let (hour, room) = (given(8...18), given(1...4))
  let clinic = Clinic()
  let leaving = Task(name: "leaving") {
    await clinic.book("Dr. Cole", in: "room \(room + 1)", at: hour)
  }
  async let first = clinic.book("Dr. Abel", in: "room \(room)", at: hour)
  async let second = clinic.book("Dr. Bond", in: "room \(room)", at: hour)
  leaving.cancel()
  let booked: [Bool] = await [first, second, leaving.value]
  let taken: [String] = await clinic.taken(at: hour)
  expect(booked.prefix(2).count { $0 }, equals: 1, "one of two doctors gets the room")
  let appointment = [booked[0] ? "Dr. Abel" : "Dr. Bond", "room \(room)"]
  expect(
    taken, equals: (appointment + (booked[2] ? ["Dr. Cole", "room \(room + 1)"] : [])).sorted(),
    "the answer is true, even if the task of the request is cancelled")
}

/// Two doctors want the same room while a third one books another: one of the two gets it.
func threeRequestsAtOnce() async {
  let (hour, room) = (given(8...18), given(1...4))
  let clinic = Clinic()
  async let first = clinic.book("Dr. Abel", in: "room \(room)", at: hour)
  async let second = clinic.book("Dr. Bond", in: "room \(room)", at: hour)
  async let third = clinic.book("Dr. Cole", in: "room \(room + 1)", at: hour)
  let booked: [Bool] = await [first, second, third]
  expect(booked.prefix(2).count { $0 }, equals: 1, "one of two doctors gets the room")
  expect(booked[2], "a request is granted if its doctor and its room are free")
}

/// All names are sorted together, and the hour of the next day is another one.
func oneAfterTheOther() async {
  let hour = given(8...18)
  let clinic = Clinic()
  var booked: [Bool] = []
  for hour in [hour, hour + 24] {
    booked.append(await clinic.book("nurse", in: "attic", at: hour))
    booked.append(await clinic.book("Abel", in: "room", at: hour))
  }
  let taken: [String] = await clinic.taken(at: hour + 24)
  expect(booked, equals: [true, true, true, true], "an appointment is for its own hour only")
  expect(taken, equals: ["Abel", "attic", "nurse", "room"], "all names are sorted together")
}

/// Six doctors in six rooms at the same hour, and a seventh at another one: nobody is in the way of anybody else.
func oneDoctorInEachRoom() async {
  let clinic = Clinic()
  var booked: [Bool] = []
  for number in 1...6 {
    booked.append(await clinic.book("Dr. \(number)", in: "room \(number)", at: 12))
  }
  booked.append(await clinic.book("Dr. 7", in: "room 11", at: 2))
  let taken: [String] = await clinic.taken(at: 2)
  expect(
    booked.allSatisfy { $0 }, "a request is refused only because of an appointment that exists")
  expect(taken, equals: ["Dr. 7", "room 11"], "what is taken is what was booked")
}

/// Two clinics have a doctor and a room of the same names: each has its own appointments.
func twoClinics() async {
  let (hour, room) = (given(8...18), "room \(given(1...9))")
  let (one, other) = (Clinic(), Clinic())
  let booked: Bool = await one.book("Dr. Abel", in: room, at: hour)
  let taken: [String] = await other.taken(at: hour)
  let bookedThere: Bool = await other.book("Dr. Abel", in: room, at: hour)
  expect(taken, equals: [], "what is taken is what was booked")
  expect(
    [booked, bookedThere], equals: [true, true],
    "a request is refused only because of an appointment that exists")
}
