// What one entry of the list of allowed system calls says.
#ifndef CALLS_H
#define CALLS_H

#include "CExploration.h"

#if defined(__linux__)
/// Who may make a call.
enum purpose { NOTHING, ANY_CODE, CODE_WITH_THREADS, CODE_WITH_HELPERS };

/// A call that is allowed, if the bits of one of its arguments are as they must be.
struct allowed_call {
  enum purpose purpose;
  int call;
  int argument;
  /// 0 for any argument.
  uint64_t mask;
  uint64_t value;
  /// The argument must be the number of the process itself.
  bool is_own_process;
};

/// Ends with one for nothing.
extern const struct allowed_call cexploration_allowed_calls[];
#endif
#endif
