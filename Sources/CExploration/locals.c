// The variables that exist once a thread: what Swift's runtime knows of the running task, and which
// accesses it checks for exclusivity, belongs to a lane; and so do such variables of the explored code.
#define _GNU_SOURCE
#include "stacks.h"

#if defined(__linux__)
#include <link.h>
#include <string.h>

// The variables of one library, and what they are when a thread begins.
typedef struct {
  size_t module, size, image_size;
  const char *image;
} block;

enum { most = 16 };
static block blocks[most];
static int count = -1;
static size_t total = 0;

// https://www.akkadia.org/drepper/tls.pdf, 3.4: where the calling thread has a library's variables.
typedef struct { unsigned long module, offset; } place;
extern void *__tls_get_addr(place *);

static char *own(const block *one) {
  place start = {one->module, 0};
  return __tls_get_addr(&start);
}

static int find(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size, (void)data;
  uintptr_t explored = cexploration_image_base();
  bool is_explored = explored != 0 && info->dlpi_addr == explored;
  bool is_runtime = info->dlpi_name != NULL && strstr(info->dlpi_name, "/libswift") != NULL;
  if (!is_explored && !is_runtime) return 0;
  for (int i = 0; i < info->dlpi_phnum && count < most; i++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[i];
    if (header->p_type != PT_TLS) continue;
    blocks[count++] = (block){
      info->dlpi_tls_modid, header->p_memsz, header->p_filesz,
      (const char *)info->dlpi_addr + header->p_vaddr};
    total += header->p_memsz;
  }
  return 0;
}

size_t cexploration_locals_size(void) {
  if (count < 0) {
    count = 0;
    dl_iterate_phdr(find, NULL);
  }
  return total + 1;
}

void cexploration_keep_locals(void *copy) {
  char *to = copy;
  for (int i = 0; i < count; to += blocks[i++].size) memcpy(to, own(&blocks[i]), blocks[i].size);
}

void cexploration_put_locals(const void *copy) {
  const char *from = copy;
  for (int i = 0; i < count; i++) {
    char *to = own(&blocks[i]);
    if (from != NULL) {
      memcpy(to, from, blocks[i].size);
      from += blocks[i].size;
    } else {
      memcpy(to, blocks[i].image, blocks[i].image_size);
      memset(to + blocks[i].image_size, 0, blocks[i].size - blocks[i].image_size);
    }
  }
}
void *cexploration_find_local(const void *value) {
  cexploration_locals_size();
  for (int i = 0; i < count; i++) {
    const void **words = (const void **)own(&blocks[i]);
    for (size_t word = 0; word < blocks[i].size / sizeof *words; word++)
      if (words[word] == value) return &words[word];
  }
  return NULL;
}
#else
size_t cexploration_locals_size(void) { return 1; }
void cexploration_keep_locals(void *copy) { (void)copy; }
void cexploration_put_locals(const void *copy) { (void)copy; }
#endif
