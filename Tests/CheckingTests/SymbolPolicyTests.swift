import Checking
import ModeledThreads
import Testing

@Suite("Which functions a learner's object may call")
struct SymbolPolicyTests {
  private func reason(_ symbol: String) -> String? {
    guard case .refused(let reason) = SymbolPolicy.judge(symbol) else { return nil }
    return reason
  }

  @Test("what an ordinary object leaves undefined is harmless")
  func ordinary() {
    // From `nm -u` of objects compiled with memory callbacks: classes, generics, async, Codable.
    let symbols = [
      "_Unwind_Resume", "__gcc_personality_v0", "__stack_chk_fail", "_swiftEmptyArrayStorage",
      "_swift_stdlib_reportUnimplementedInitializerInFile", "__tls_get_addr", "_Block_copy",
      "_NSConcreteStackBlock", "__tsan_atomic64_load", "__tsan_external_write", "__tsan_func_entry",
      "__tsan_ignore_thread_begin", "clock_gettime", "exp", "powf", "floorl", "significand", "free",
      "getenv", "memcpy", "qsort", "strlen", "time", "vsnprintf", "stdout", "getpid",
      "pthread_attr_init", "pthread_mutexattr_settype", "pthread_equal", "swift_allocObject",
      "swift_task_create", "swift_getTypeByMangledNameInContext2", "memcpy@GLIBC_2.14",
      "$sSS11utf8CStrings15ContiguousArrayVys4Int8VGvg", "$s5Glibc5errnos5Int32Vvg",
      "$s10Foundation11JSONEncoderCMa", "$s10Foundation11ProcessInfoCMa",
      "$sScS12continuationScS12ContinuationVyx__Gvg",
    ]
    for symbol in symbols { #expect(SymbolPolicy.judge(symbol) == .harmless, "\(symbol)") }
  }

  @Test("what has a model is modelled")
  func modelled() {
    for symbol in WrappedSymbols.modelled {
      #expect(SymbolPolicy.judge(symbol) == .modelled, "\(symbol)")
    }
    #expect(Set(WrappedSymbols.modelled).count == WrappedSymbols.modelled.count)
  }

  @Test(
    "what waits for the world or is not controlled is refused by its name",
    arguments: [
      "socket", "connect", "accept", "poll", "select", "epoll_wait", "read", "fork", "vfork",
      "execve", "system", "popen", "kill", "signal", "sigaction", "sigwait", "dlopen", "dlsym",
      "ptrace", "prctl", "mmap", "open", "fopen", "setjmp", "longjmp", "pthread_cancel",
      "pthread_kill", "pthread_getattr_np", "pthread_atfork", "sem_open", "mtx_lock", "rand",
      "random", "drand48", "clock", "getrusage", "waitpid", "wait", "timer_create", "alarm",
      "dispatch_async", "atexit", "syscall", "setenv", "fgets", "getline", "no_such_function",
    ])
  func refused(symbol: String) {
    #expect(reason(symbol)?.hasPrefix("\(symbol): ") == true)
  }

  @Test(
    "Swift interfaces are refused by the name that a learner writes",
    arguments: [
      ("$s20FoundationNetworking10URLSessionC6sharedACvgZ", "URLSession"),
      ("$s10Foundation10FileHandleC13standardInputACvgZ", "FileHandle"),
      ("$s10Foundation4PipeCACycfC", "Pipe"),
      ("$s10Foundation7ProcessCACycfC", "Process"),
      ("$s10Foundation6NSLockCMa", "NSLock"),
      ("$s10Foundation6ThreadC5sleep15forTimeIntervalySd_tFZ", "Thread"),
      ("$s10Foundation14OperationQueueCMa", "OperationQueue"),
      ("$s10Foundation7RunLoopC7currentACvgZ", "RunLoop"),
      ("$s8Dispatch0A5GroupC4waityyF", "DispatchGroup"),
      ("$s8Dispatch0A9SemaphoreC5valueACSi_tcfC", "DispatchSemaphore"),
      ("$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF", "Mutex"),
      ("$ss8readLine16strippingNewlineSSSgSb_tF", "readLine()"),
    ])
  func swift(symbol: String, name: String) {
    #expect(reason(symbol)?.hasPrefix("\(name): ") == true, "\(SymbolPolicy.judge(symbol))")
  }

  @Test("a modelled module's types, and a learner's own with such a name, are none of them")
  func alike() {
    #expect(SymbolPolicy.judge("$s15ModeledDispatch0B5GroupCMa") == .harmless)
    #expect(SymbolPolicy.judge("$s17ModeledFoundation6ThreadCMa") == .harmless)
    #expect(SymbolPolicy.judge("$s7Learner6ThreadCMa") == .harmless)
    #expect(SymbolPolicy.judge("$s7Learner10FoundationO6ThreadCMa") == .harmless)
  }
}
