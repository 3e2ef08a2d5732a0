// What Swift cannot reach on every platform, in one place.
#ifndef C_PLATFORM_H
#define C_PLATFORM_H

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

/// How often the system took the processor from a thread of the process; 0 where it does not tell.
int64_t cplatform_involuntary_switches(void);

/// The clock ticks in a second, in which /proc counts.
int64_t cplatform_ticks_per_second(void);

#endif
