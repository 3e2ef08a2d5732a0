// A function of a library that is replaced for all callers, also for the library's own calls of it, which no
// linker looks up.
#define _GNU_SOURCE
#include "lifetimes.h"

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#include <dlfcn.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// A jump to the address that stands behind it.
#if defined(__x86_64__)
static const unsigned char jump[] = {0xff, 0x25, 0, 0, 0, 0};
#else
static const unsigned char jump[] = {0x50, 0, 0, 0x58, 0, 2, 0x1f, 0xd6};
#endif

char *cexploration_jump(char *code, const void *to) {
  memcpy(code, jump, sizeof jump);
  memcpy(code + sizeof jump, &to, sizeof to);
  return code + sizeof jump + sizeof to;
}

bool cexploration_redirect(const char *name, const void *to) {
  char *code = dlsym(RTLD_DEFAULT, name);
  return code != NULL && cexploration_redirect_code(code, to);
}

bool cexploration_redirect_code(char *code, const void *to) {
  size_t size = sizeof jump + sizeof to;
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t from = (uintptr_t)code & ~(page - 1), end = (uintptr_t)code + size;
  if (mprotect((void *)from, end - from, PROT_READ | PROT_WRITE) != 0) return false;
  cexploration_jump(code, to);
  if (mprotect((void *)from, end - from, PROT_READ | PROT_EXEC) != 0) return false;
  __builtin___clear_cache(code, code + size);
  return true;
}
#else
bool cexploration_redirect(const char *name, const void *to) { return (void)name, (void)to, false; }
bool cexploration_redirect_code(char *code, const void *to) { return (void)code, (void)to, false; }
#endif
