import Terminal

extension Report {
  /// The JSON of Google Benchmark, with each sample as a repetition; times in nanoseconds.
  ///
  /// https://github.com/google/benchmark/blob/main/docs/user_guide.md#output-formats
  func googleBenchmark() throws -> String {
    struct Document: Encodable {
      let context: Context
      let benchmarks: [Benchmark]
    }
    struct Context: Encodable {
      let date: String
      let host_name: String
      let executable: String
      let num_cpus: Int
      let library_build_type: String
      let json_schema_version: Int
    }
    struct Benchmark: Encodable {
      let name: String
      let family_index: Int
      let per_family_instance_index: Int
      let run_name: String
      let run_type: String
      let repetitions: Int
      let repetition_index: Int
      let threads: Int
      let iterations: Int
      let real_time: Double
      let cpu_time: Double
      let time_unit: String
    }
    let benchmarks = patterns.indices.flatMap { index in
      let samples = samples(of: index)
      // A slash separates arguments there, which must be the same for `compare.py filters`.
      let label = patterns[index].label.replacing("/", with: ":")
      let name = "\(label)/tasks:\(workload.tasks)/real_time"
      return samples.enumerated().map { number, sample in
        Benchmark(
          name: name, family_index: index, per_family_instance_index: 0, run_name: name,
          run_type: "iteration", repetitions: samples.count, repetition_index: number, threads: 1,
          iterations: 1, real_time: sample.wall, cpu_time: sample.cpu, time_unit: "ns")
      }
    }
    let context = Context(
      date: date, host_name: machine.os, executable: "bench", num_cpus: machine.cores,
      library_build_type: build == .debug ? "debug" : "release", json_schema_version: 1)
    return try CanonicalJSON.text(Document(context: context, benchmarks: benchmarks))
  }
}

extension ReportFormat {
  /// The JSON of Google Benchmark, which its `compare.py` reads.
  package static let googlebenchmark = ReportFormat("googlebenchmark") { analysis, _, _ in
    try analysis.report.googleBenchmark()
  }
}
