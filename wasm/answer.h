// What the exports of a module have in common (wasm/README.md): how they are named and answer.
#pragma once

#include <string>

#include "core/result.h"

#define BENBEN_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace benben {

// The JSON text of the last call's answer.
std::string& result();
void answer_error(const Error& error);

}  // namespace benben
