// What Swift cannot reach on every platform, in one place.
#ifndef C_PLATFORM_H
#define C_PLATFORM_H

#include <stdbool.h>
#include <stdint.h>

/// The kernel's number of the calling thread; not reused while the process is young.
uint64_t cplatform_thread_id(void);

/// Names the calling thread; the kernel of Linux keeps the first 15 bytes.
void cplatform_name_thread(const char *name);

/// The label of the dispatch queue that the calling thread is running, or an empty string.
const char *cplatform_current_queue_label(void);

/// Does nothing with a number, where no optimiser of Swift can see it: what was computed is needed.
void cplatform_consume(uint64_t value);

/// CPU time of the whole process in nanoseconds.
int64_t cplatform_process_cpu_time(void);

/// The processor time that the calling thread has used, in nanoseconds.
int64_t cplatform_thread_cpu_time(void);

/// How often the system took the processor from a thread of the process; 0 where it does not tell.
int64_t cplatform_involuntary_switches(void);

/// How often a thread of the process gave its processor up to wait; 0 where the system does not tell.
int64_t cplatform_voluntary_switches(void);

/// From now on counts the allocations of all code of the process; false where that cannot be done.
///
/// Each allocation then takes longer. There is no way back.
bool cplatform_count_allocations(void);

/// Begins to count from 0 again.
void cplatform_reset_allocations(void);

/// How many allocations there were, and how many bytes more than at the beginning were in use at most.
void cplatform_allocations(int64_t *count, int64_t *peak);

/// Lets the calling thread, and the processes that it starts, use so many of the cores that the process
/// could use at first; 0 lets it use all of them again. False where the system cannot.
bool cplatform_limit_cores(int32_t count);

/// Lets the calling thread run on one of the cores only that it may use: that of a number, counted from 0
/// and from the first again after the last. False where the system cannot.
bool cplatform_run_on_core(int32_t number);

/// The clock ticks in a second, in which /proc counts.
int64_t cplatform_ticks_per_second(void);

/// What the system tells of a process, or a thread.
typedef struct {
  /// It runs, or would if it had a processor.
  bool wants_processor;
  /// The processor time that it has used.
  double processor_seconds;
} cplatform_use;

/// A file for ``cplatform_use_of``, of a process or, for 0, of the calling thread; -1 where the system has none.
int32_t cplatform_open_use(int32_t process);

/// Whether the file tells what a process uses at the moment.
bool cplatform_use_of(int32_t file, cplatform_use *use);

/// The descriptors that a new process can have, from 0 on.
#define CPLATFORM_DESCRIPTORS 8
/// A descriptor that a new process does not have.
#define CPLATFORM_CLOSED (-2)

/// A program to start, in a new process.
typedef struct {
  const char *path;
  /// Both end with NULL; the program's own name is the first argument.
  char *const *arguments;
  char *const *environment;
  /// For each of CPLATFORM_DESCRIPTORS of the new process the one here, -1 for nothing to read or write, or CPLATFORM_CLOSED.
  const int32_t *descriptors;
  /// From where on descriptors may be put aside meanwhile; the others are closed in the new process.
  int32_t first_aside;
  /// Whether it leads a group of its own.
  bool leads_group;
  /// The signal that it gets when this process ends, in whatever way.
  int32_t signal_at_end;
  /// The most bytes of memory, seconds of processor time and bytes of a file; 0 for no limit but those of here.
  uint64_t memory, processor_seconds, file_bytes;
} cplatform_program;

/// Starts a program.
///
/// The process number, or -1 and the error number of the system.
int32_t cplatform_start(const cplatform_program *program, int32_t *error);

#endif
