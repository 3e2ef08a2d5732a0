// Counts allocations in a process that did not expect it, and that pays for it only from then on.
//
// Each loaded object calls malloc through a slot that the dynamic linker has filled. The slots are
// found by the objects' relocations, and filled with functions that count and then call the real ones.
#define _GNU_SOURCE
#include "CPlatform.h"

#include <stdatomic.h>

static _Atomic int64_t count, live, peak;

void cplatform_reset_allocations(void) { count = live = peak = 0; }

void cplatform_allocations(int64_t *allocations, int64_t *most) {
  *allocations = count;
  *most = peak;
}

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#include <elf.h>
#include <errno.h>
#include <link.h>
#include <malloc.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#if defined(__x86_64__)
#define CALLED R_X86_64_JUMP_SLOT
#define TAKEN R_X86_64_GLOB_DAT
#else
#define CALLED R_AARCH64_JUMP_SLOT
#define TAKEN R_AARCH64_GLOB_DAT
#endif

// Initialised as data, which is no slot: these stay the real ones.
static void *(*volatile real_malloc)(size_t) = malloc;
static void *(*volatile real_calloc)(size_t, size_t) = calloc;
static void *(*volatile real_realloc)(void *, size_t) = realloc;
static void *(*volatile real_aligned)(size_t, size_t) = aligned_alloc;
static int (*volatile real_posix)(void **, size_t, size_t) = posix_memalign;
static void (*volatile real_free)(void *) = free;

static void *note(void *memory) {
  if (!memory) return memory;
  count++;
  int64_t size = (int64_t)malloc_usable_size(memory);
  int64_t now = atomic_fetch_add(&live, size) + size;
  int64_t most = peak;
  while (now > most && !atomic_compare_exchange_weak(&peak, &most, now)) {
  }
  return memory;
}

static void *counting_malloc(size_t size) { return note(real_malloc(size)); }

static void *counting_calloc(size_t number, size_t size) { return note(real_calloc(number, size)); }

static void *counting_realloc(void *memory, size_t size) {
  int64_t before = memory ? (int64_t)malloc_usable_size(memory) : 0;
  void *moved = real_realloc(memory, size);
  if (moved || size == 0) live -= before;
  return note(moved);
}

static void *counting_aligned(size_t alignment, size_t size) {
  return note(real_aligned(alignment, size));
}

static int counting_posix(void **memory, size_t alignment, size_t size) {
  int error = real_posix(memory, alignment, size);
  if (error == 0) note(*memory);
  return error;
}

static void counting_free(void *memory) {
  if (memory) live -= (int64_t)malloc_usable_size(memory);
  real_free(memory);
}

static const struct {
  const char *name;
  void *replacement;
} replacements[] = {
    {"malloc", counting_malloc},        {"calloc", counting_calloc},
    {"realloc", counting_realloc},      {"aligned_alloc", counting_aligned},
    {"memalign", counting_aligned},     {"posix_memalign", counting_posix},
    {"free", counting_free},
};

static int filled;

static void fill(void **slot, void *replacement) {
  uintptr_t size = (uintptr_t)sysconf(_SC_PAGESIZE);
  void *page = (void *)((uintptr_t)slot & ~(size - 1));
  // The linker has protected the slots of objects that were bound at once.
  if (mprotect(page, size, PROT_READ | PROT_WRITE) != 0) return;
  __atomic_store_n(slot, replacement, __ATOMIC_RELEASE);
  filled++;
}

static void fill_all(
    ElfW(Addr) base, const ElfW(Rela) *entries, size_t bytes, const ElfW(Sym) *symbols,
    const char *names) {
  for (size_t i = 0; entries && i < bytes / sizeof *entries; i++) {
    uint32_t type = (uint32_t)ELF64_R_TYPE(entries[i].r_info);
    if (type != CALLED && type != TAKEN) continue;
    const char *name = names + symbols[ELF64_R_SYM(entries[i].r_info)].st_name;
    for (size_t n = 0; n < sizeof replacements / sizeof *replacements; n++)
      if (strcmp(name, replacements[n].name) == 0)
        fill((void **)(base + entries[i].r_offset), replacements[n].replacement);
  }
}

static int visit(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  (void)context;
  // The kernel's own object and the dynamic linker have slots that are none of these.
  if (strstr(info->dlpi_name, "vdso") || strstr(info->dlpi_name, "/ld-")) return 0;
  const ElfW(Dyn) *dynamic = NULL;
  for (int i = 0; i < info->dlpi_phnum; i++)
    if (info->dlpi_phdr[i].p_type == PT_DYNAMIC)
      dynamic = (const ElfW(Dyn) *)(info->dlpi_addr + info->dlpi_phdr[i].p_vaddr);
  const ElfW(Rela) *calls = NULL, *others = NULL;
  size_t call_bytes = 0, other_bytes = 0;
  const ElfW(Sym) *symbols = NULL;
  const char *names = NULL;
  for (; dynamic && dynamic->d_tag != DT_NULL; dynamic++) {
    ElfW(Addr) place = dynamic->d_un.d_ptr;
    if (place < info->dlpi_addr) place += info->dlpi_addr;
    switch (dynamic->d_tag) {
      case DT_JMPREL: calls = (const ElfW(Rela) *)place; break;
      case DT_PLTRELSZ: call_bytes = dynamic->d_un.d_val; break;
      case DT_RELA: others = (const ElfW(Rela) *)place; break;
      case DT_RELASZ: other_bytes = dynamic->d_un.d_val; break;
      case DT_SYMTAB: symbols = (const ElfW(Sym) *)place; break;
      case DT_STRTAB: names = (const char *)place; break;
      default: break;
    }
  }
  if (!symbols || !names) return 0;
  fill_all(info->dlpi_addr, calls, call_bytes, symbols, names);
  fill_all(info->dlpi_addr, others, other_bytes, symbols, names);
  return 0;
}

bool cplatform_count_allocations(void) {
  filled = 0;
  dl_iterate_phdr(visit, NULL);
  cplatform_reset_allocations();
  return filled > 0;
}
#else
bool cplatform_count_allocations(void) { return false; }
#endif
