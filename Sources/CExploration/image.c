// The explored object in memory: where its code stands, and its globals put back.
#define _GNU_SOURCE
#include "stacks.h"
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

const void *cexploration_symbol(const char *name) { return dlsym(RTLD_DEFAULT, name); }

uintptr_t cexploration_image_from, cexploration_image_to;
uintptr_t cexploration_code_from, cexploration_code_to;
uintptr_t cexploration_image_base(void) { return cexploration_image_from; }
uintptr_t cexploration_image_end(void) { return cexploration_image_to; }

#if defined(__linux__)
#include <link.h>
#include <unistd.h>

enum { most = 16 };
typedef struct { char *start; size_t size; char *copy; } segment;
static segment segments[most];
static int count;

static void remember(uintptr_t from, uintptr_t to) {
  if (from >= to || count == most) return;
  segment one = {(char *)from, to - from, malloc(to - from)};
  memcpy(one.copy, one.start, one.size);
  segments[count++] = one;
}

static int visit(struct dl_phdr_info *info, size_t size, void *path) {
  (void)size;
  const char *name = info->dlpi_name;
  size_t have = name ? strlen(name) : 0, want = strlen(path);
  if (have < want || strcmp(name + have - want, path) != 0) return 0;
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), fixed_from = 0, fixed_to = 0;
  cexploration_image_from = info->dlpi_addr;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[i];
    uintptr_t from = cexploration_image_from + header->p_vaddr, to = from + header->p_memsz;
    if (header->p_type == PT_LOAD && to > cexploration_image_to) cexploration_image_to = to;
    if (header->p_type == PT_LOAD && header->p_flags & PF_X) cexploration_code_from = from, cexploration_code_to = to;
    // Relocated once, then read only.
    if (header->p_type == PT_GNU_RELRO) fixed_from = from & ~(page - 1), fixed_to = (to + page - 1) & ~(page - 1);
  }
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[i];
    if (header->p_type != PT_LOAD || !(header->p_flags & PF_W)) continue;
    uintptr_t from = cexploration_image_from + header->p_vaddr, to = from + header->p_memsz;
    if (fixed_to > from && fixed_from < to) {
      remember(from, fixed_from);
      remember(fixed_to, to);
    } else {
      remember(from, to);
    }
  }
  return 1;
}

typedef struct { uintptr_t address, from, to; } range;

static int contains(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  range *wanted = data;
  uintptr_t from = UINTPTR_MAX, to = 0;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[i];
    if (header->p_type != PT_LOAD) continue;
    uintptr_t start = info->dlpi_addr + header->p_vaddr;
    if (start < from) from = start;
    if (start + header->p_memsz > to) to = start + header->p_memsz;
  }
  if (wanted->address < from || wanted->address >= to) return 0;
  wanted->from = from, wanted->to = to;
  return 1;
}

void cexploration_image_of(const void *address, uintptr_t *from, uintptr_t *to) {
  range wanted = {(uintptr_t)address, 0, 0};
  dl_iterate_phdr(contains, &wanted);
  *from = wanted.from, *to = wanted.to;
}

long cexploration_snapshot(const char *path) {
  if (dl_iterate_phdr(visit, (void *)path) == 0) return -1;
  long bytes = 0;
  for (int i = 0; i < count; i++) bytes += (long)segments[i].size;
  return bytes;
}

void cexploration_restore(void) {
  for (int i = 0; i < count; i++) memcpy(segments[i].start, segments[i].copy, segments[i].size);
}
#else
void cexploration_image_of(const void *address, uintptr_t *from, uintptr_t *to) {
  *from = (uintptr_t)address, *to = (uintptr_t)address + 1;
}
long cexploration_snapshot(const char *path) { (void)path; return -1; }
void cexploration_restore(void) {}
#endif
