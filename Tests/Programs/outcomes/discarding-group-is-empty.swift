// outcomes: false|true
// A group whose results are discarded is asked whether it is empty: its child has ended by then, or not.
@main struct Program {
  static func main() async {
    await withDiscardingTaskGroup { group in
      group.addTask {}
      print(group.isEmpty)
    }
  }
}
