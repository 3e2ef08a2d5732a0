// What a process that runs explored code takes and may take, and what it may ask of the kernel: sandbox.c, calls.c,
// files.c, limits.c.
#ifndef CONFINEMENT_H
#define CONFINEMENT_H

#include <stdbool.h>
#include <stdint.h>

/// Bytes of memory that the process uses now, without what stacks at rest had to grow to; 0 where
/// that is not known.
long cexploration_resident_memory(void);
/// The most bytes of memory that the process ever used; 0 where that is not known.
long cexploration_peak_memory(void);
/// Bytes of address space that the process has reserved; 0 where that is not known.
long cexploration_reserved_memory(void);
/// Bytes that are allocated and not freed; 0 where that is not known.
long cexploration_allocated_memory(void);
/// Limits the process's memory and the size of files it writes, in bytes; no core file.
void cexploration_limit(uint64_t memory, uint64_t file);
/// From now on the process can make only the system calls of a list, and so do nothing to others; 0, or the
/// system's error number. The real libraries need threads; where code is explored, none may start, and copies of the
/// process only if it has helpers.
int cexploration_confine(bool has_threads, bool has_helpers);
/// The name of a system call, or an empty string.
const char *cexploration_call_name(int32_t call);
/// From now on the calling thread, and those that it starts, can open only files at or below some paths, and only to
/// read; 0, or the system's error number. Does nothing if the kernel has no Landlock. The list ends with NULL.
int cexploration_confine_files(const char *const *readable);
/// The version of Landlock that the kernel has; 0 for none.
int cexploration_landlock(void);

#endif
