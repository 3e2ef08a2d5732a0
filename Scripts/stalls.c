// Stops an unchanged program, inside of a library: preloaded (LD_PRELOAD), it puts a breakpoint at each place of
// a list, and lets the thread that is the N-th to come to one of them wait. All others go on meanwhile, as they do when a busy machine keeps a thread from running just there.
// Scripts/observe-stalls makes the list and compiles this with the toolchain's clang.
//
// STALL_PLACES=FILE: a line for each place: the library's name, the place's offset in it, the length of the
// instruction there, and where in the instruction the distance to what it addresses stands (-1: nowhere).
// STALL=PLACE,N,MICROSECONDS: at which place, by its line from 0, who waits, and how long; a space separates several.
// STALL_HITS=FILE: how often each place was hit, as native 32-bit numbers, also if the program does not end.
// If something is in the way it ends with status 70.
// x86_64 Linux.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

#ifndef __x86_64__
#error "stalls.c moves instructions of x86_64 only"
#endif

enum { MOST_STALLS = 8, SLOT = 48, PAGE = 4096 };

typedef struct {
  uintptr_t address;
  unsigned char *moved;
  unsigned line;
} Place;

typedef struct {
  unsigned line;
  unsigned turn;
  struct timespec duration;
} Stall;

static Place *places;
static unsigned count;
static _Atomic unsigned *hits;
static Stall stalls[MOST_STALLS];
static unsigned wanted;
static unsigned char *slots;
static size_t used;

static int fail(const char *what) {
  fprintf(stderr, "stalls: %s\n", what);
  _exit(70);
}

// Where a library lies in memory, and where there is room within reach of its distances.
typedef struct {
  const char *name;
  uintptr_t base;
} Library;

static int find(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  Library *library = data;
  const char *name = strrchr(info->dlpi_name, '/');
  name = name ? name + 1 : info->dlpi_name;
  int is_program = info->dlpi_name[0] == 0 && strcmp(library->name, "-") == 0;
  if (!is_program && strcmp(name, library->name) != 0) return 0;
  library->base = info->dlpi_addr;
  return 1;
}

// Memory for moved instructions, near an address: distances have 32 bits.
static unsigned char *room(uintptr_t near) {
  static uintptr_t reach;
  if (!slots || used + SLOT > 64 * PAGE || (near > reach ? near - reach : reach - near) > 1u << 30) {
    for (uintptr_t hint = (near & ~(uintptr_t)(PAGE - 1)) - (64u << 20); ; hint -= 64 * PAGE) {
      slots = mmap((void *)hint, 64 * PAGE, PROT_READ | PROT_WRITE | PROT_EXEC,
                   MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
      if (slots != MAP_FAILED) break;
      if (near - hint > 1u << 30) fail("no room near a library");
    }
    used = 0;
    reach = (uintptr_t)slots;
  }
  used += SLOT;
  return slots + used - SLOT;
}

// The instruction, as it works elsewhere, and a jump back behind where it stood.
static unsigned char *move(uintptr_t address, unsigned length, int distance) {
  unsigned char *to = room(address);
  memcpy(to, (void *)address, length);
  if (distance >= 0) {
    int32_t old;
    memcpy(&old, to + distance, sizeof old);
    int64_t moved = old + (int64_t)address - (int64_t)(uintptr_t)to;
    if (moved != (int32_t)moved) fail("a distance is too long");
    int32_t new = (int32_t)moved;
    memcpy(to + distance, &new, sizeof new);
  }
  const unsigned char jump[] = {0xFF, 0x25, 0, 0, 0, 0};
  uint64_t back = address + length;
  memcpy(to + length, jump, sizeof jump);
  memcpy(to + length + sizeof jump, &back, sizeof back);
  return to;
}

static void stop(int number, siginfo_t *info, void *context) {
  (void)number, (void)info;
  greg_t *registers = ((ucontext_t *)context)->uc_mcontext.gregs;
  uintptr_t address = (uintptr_t)registers[REG_RIP] - 1;
  unsigned low = 0, high = count;
  while (low < high) {
    unsigned middle = (low + high) / 2;
    if (places[middle].address < address) low = middle + 1; else high = middle;
  }
  if (low == count || places[low].address != address) {
    // A trap of the program's own.
    signal(SIGTRAP, SIG_DFL);
    return;
  }
  int last = errno;
  unsigned line = places[low].line;
  unsigned turn = atomic_fetch_add(&hits[line], 1);
  for (unsigned index = 0; index < wanted; index++) {
    if (stalls[index].line != line || stalls[index].turn != turn) continue;
    struct timespec left = stalls[index].duration;
    while (nanosleep(&left, &left) != 0 && errno == EINTR) {}
  }
  errno = last;
  registers[REG_RIP] = (greg_t)(uintptr_t)places[low].moved;
}

static int earlier(const void *one, const void *other) {
  uintptr_t a = ((const Place *)one)->address, b = ((const Place *)other)->address;
  return a < b ? -1 : a > b;
}

// Where hits are counted: in the file that gets them, if there is one.
static _Atomic unsigned *counters(size_t size) {
  const char *path = getenv("STALL_HITS");
  int file = path ? open(path, O_RDWR | O_CREAT | O_TRUNC, 0600) : -1;
  if (path && (file < 0 || ftruncate(file, (off_t)size) != 0)) fail("STALL_HITS cannot be written");
  void *memory = mmap(0, size, PROT_READ | PROT_WRITE, path ? MAP_SHARED : MAP_PRIVATE | MAP_ANONYMOUS, file, 0);
  if (memory == MAP_FAILED) fail("no memory");
  if (file >= 0) close(file);
  return memory;
}

__attribute__((constructor)) static void begin(void) {
  const char *list = getenv("STALL_PLACES"), *stall = getenv("STALL");
  for (int length = 0; stall && wanted < MOST_STALLS; stall += length, wanted++) {
    Stall *next = &stalls[wanted];
    unsigned long microseconds;
    if (sscanf(stall, " %u,%u,%lu%n", &next->line, &next->turn, &microseconds, &length) != 3) break;
    next->duration = (struct timespec){(time_t)(microseconds / 1000000), (long)(microseconds % 1000000) * 1000};
  }
  FILE *file = list ? fopen(list, "r") : 0;
  if (!file) fail("STALL_PLACES names no file");
  unsigned lines = 0;
  for (int letter; (letter = getc(file)) != EOF;) lines += letter == '\n';
  rewind(file);
  places = calloc(lines + 1, sizeof *places);
  hits = counters((lines + 1) * sizeof *hits);
  char name[128];
  unsigned long offset;
  unsigned length;
  int distance;
  static Library library;
  static char found[128];
  unsigned line = 0;
  for (; fscanf(file, "%127s %lx %u %d", name, &offset, &length, &distance) == 4; line++) {
    if (strcmp(found, name) != 0) {
      strcpy(found, name);
      library = (Library){found, 0};
      dl_iterate_phdr(find, &library);
    }
    if (!library.base) continue;
    uintptr_t address = library.base + offset;
    places[count++] = (Place){address, move(address, length, distance), line};
  }
  fclose(file);
  qsort(places, count, sizeof *places, earlier);
  struct sigaction action = {.sa_sigaction = stop, .sa_flags = SA_SIGINFO | SA_NODEFER | SA_RESTART};
  sigaction(SIGTRAP, &action, 0);
  for (unsigned index = 0; index < count; index++) {
    uintptr_t page = places[index].address & ~(uintptr_t)(PAGE - 1);
    if (mprotect((void *)page, PAGE, PROT_READ | PROT_WRITE | PROT_EXEC) != 0) fail("code cannot be changed");
    *(volatile unsigned char *)places[index].address = 0xCC;
  }
}
