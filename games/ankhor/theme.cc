#include "games/ankhor/theme.h"

namespace benben::ankhor {

std::string_view theme(const State&, Seat, const Move& move, const State&) {
  switch (move.step) {
    case Step::kBuy:
      return move.to.level > 0 ? "stack" : "buy";
    case Step::kEnd:
      return "stop";
    case Step::kMove:
      return "move";
    case Step::kRefresh:
      return "refresh";
    case Step::kReturn:
      return "return";
    case Step::kTake:
      return "take";
  }
  BENBEN_ASSERT(false);
}

}  // namespace benben::ankhor
