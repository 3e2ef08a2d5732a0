#if defined(__linux__)
// The file of events, and what is said in each of them.
#define _GNU_SOURCE
#include "recorder.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>
#include <unwind.h>

#include <link.h>
#include <sys/syscall.h>

static crecorder_header *file;
static crecorder_event *events;

// Where the code of a part of the process lies.
struct range {
  uintptr_t begin, end;
};
static struct range program, dispatch, runtime, foundation;
static uintptr_t program_begin;
static _Atomic uint64_t numbers;

void *recorder_find(const char *name) {
  void *found = dlsym(RTLD_NEXT, name);
  if (found) return found;
  fprintf(stderr, "demo: the libraries have no function %s\n", name);
  abort();
}

int64_t recorder_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

uint32_t recorder_thread(void) {
  static __thread uint32_t known;
  if (known == 0) known = (uint32_t)syscall(SYS_gettid);
  return known;
}

uint64_t recorder_number(void) { return atomic_fetch_add_explicit(&numbers, 1, memory_order_relaxed) + 1; }

static bool contains(struct range range, uintptr_t address) { return address >= range.begin && address < range.end; }

bool recorder_is_runtime(const void *caller) { return contains(runtime, (uintptr_t)caller); }

bool recorder_is_dispatch(const void *caller) { return contains(dispatch, (uintptr_t)caller); }

bool recorder_is_foundation(const void *caller) { return contains(foundation, (uintptr_t)caller); }

static crecorder_event *next(void) {
  if (!file) return NULL;
  uint64_t place = __atomic_fetch_add(&file->count, 1, __ATOMIC_RELAXED);
  return place < file->room ? &events[place] : NULL;
}

static crecorder_event *begin(int64_t time, uint64_t subject, uint64_t other) {
  crecorder_event *event = next();
  if (!event) return NULL;
  event->time = time;
  event->thread = recorder_thread();
  event->subject = subject;
  event->other = other;
  return event;
}

static void end(crecorder_event *event, enum crecorder_kind kind) {
  __atomic_store_n(&event->kind, (uint32_t)kind, __ATOMIC_RELEASE);
}

void recorder_add(enum crecorder_kind kind, uint64_t subject, uint64_t other) {
  crecorder_event *event = begin(recorder_now(), subject, other);
  if (event) end(event, kind);
}

void recorder_add_named(enum crecorder_kind kind, uint64_t subject, uint64_t other, const char *name) {
  crecorder_event *event = begin(recorder_now(), subject, other);
  if (!event) return;
  if (name) strncpy(event->name, name, sizeof event->name - 1);
  end(event, kind);
}

void recorder_add_call(
    int64_t time, enum crecorder_kind kind, uint64_t subject, uint64_t other, const uint64_t places[4]) {
  crecorder_event *event = begin(time, subject, other);
  if (!event) return;
  memcpy(event->places, places, sizeof event->places);
  end(event, kind);
}

struct search {
  uintptr_t caller;
  uint64_t *places;
  int found, depth;
};

static _Unwind_Reason_Code look(struct _Unwind_Context *context, void *argument) {
  struct search *search = argument;
  uintptr_t address = _Unwind_GetIP(context);
  // Below the caller there is only the recorder itself.
  if (address == search->caller) search->caller = 0;
  if (search->caller == 0 && contains(program, address)) {
    search->places[search->found++] = address - 1 - program_begin;
  }
  return search->found < 4 && ++search->depth < 16 ? _URC_NO_REASON : _URC_END_OF_STACK;
}

void recorder_places(const void *caller, uint64_t places[4]) {
  memset(places, 0, 4 * sizeof *places);
  // Not by frame pointers: Dispatch's own library for Swift keeps none.
  struct search search = {.caller = (uintptr_t)caller, .places = places};
  if (file) _Unwind_Backtrace(look, &search);
}

static int find_code(struct dl_phdr_info *info, size_t size, void *count) {
  (void)size;
  struct range *range = NULL;
  // The program itself is the first.
  if ((*(int *)count)++ == 0) {
    program_begin = info->dlpi_addr;
    range = &program;
  } else if (strstr(info->dlpi_name, "/libdispatch.so")) {
    range = &dispatch;
  } else if (strstr(info->dlpi_name, "/libswift_Concurrency.so")) {
    range = &runtime;
  } else if (strstr(info->dlpi_name, "/libFoundation.so")) {
    range = &foundation;
  }
  for (int i = 0; range && i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[i];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
    range->begin = info->dlpi_addr + part->p_vaddr;
    range->end = range->begin + part->p_memsz;
  }
  return 0;
}

static void finish(void) { recorder_add(CRECORDER_PROGRAM_ENDS, 0, 0); }

__attribute__((constructor)) static void start(void) {
  const char *path = getenv(CRECORDER_FILE);
  if (!path) return;
  int descriptor = open(path, O_RDWR | O_CLOEXEC);
  // What the program starts is not recorded.
  unsetenv(CRECORDER_FILE);
  struct stat state;
  if (descriptor < 0) return;
  if (fstat(descriptor, &state) == 0 && (size_t)state.st_size > sizeof *file) {
    void *memory = mmap(NULL, state.st_size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
    if (memory != MAP_FAILED) {
      int count = 0;
      dl_iterate_phdr(find_code, &count);
      crecorder_header *header = memory;
      header->room = (state.st_size - sizeof *header) / sizeof *events;
      header->main_thread = recorder_thread();
      header->begin = recorder_now();
      header->version = CRECORDER_VERSION;
      events = (crecorder_event *)(header + 1);
      file = header;
      atexit(finish);
    }
  }
  close(descriptor);
}
#endif
