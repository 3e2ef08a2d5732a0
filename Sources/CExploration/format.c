// A printf-style text from arguments that the caller has begun to pass.
#define _GNU_SOURCE
#include "CExploration.h"
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

char *cexploration_format(const char *format, const void *arguments) {
#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
  // Both ways of calling pass a list of arguments by the address of a structure.
  va_list list;
  memcpy(&list, arguments, sizeof list);
  char *text = NULL;
  return vasprintf(&text, format, list) < 0 ? NULL : text;
#else
  (void)format, (void)arguments;
  return NULL;
#endif
}
