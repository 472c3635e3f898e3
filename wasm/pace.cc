// The pace of a Worker in a browser: who thinks there hears nothing, so the core asks the Worker's
// script whether it is to stop. That is a module's only import.
#include "capi/benben.h"

extern "C" {

// Other than 0: stop, and answer with the best that was found until then.
__attribute__((import_module("page"), import_name("stop"))) int benben_page_stop(void* user);

// What the script gives as `stop` to the functions that take one.
benben_stop benben_page_pace() { return benben_page_stop; }

}  // extern "C"
