#include "games/cubus/rules.h"
namespace benben::cubus {
std::string Cubus::draw(const State& state, const DrawStyle&) {
  return cubus::text(state.stack) + "\n";
}
}  // namespace benben::cubus
