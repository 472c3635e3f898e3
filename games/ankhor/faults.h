// Everything that Ankh'or can say against an event (docs/rules/ankhor.md, ANK-70 and ANK-71).
#pragma once

#include <cstdint>

namespace benben::ankhor {

enum class Fault : std::uint8_t {
  // About the turn.
  kOver,
  kSoldOut,
  kNobodyBuys,
  kSetUpDue,
  kDrawDue,
  kNotYourTurn,
  kNoDrawDue,
  // About the text of a step.
  kNoStep,
  kNoTokens,
  kTokensOutOfOrder,
  kNoBuy,
  kNoMove,
  kNoRefresh,
  // About the phase of the turn.
  kReturnDue,
  kNothingToReturn,
  kMainActionDone,
  kMainActionDue,
  // About tokens taken.
  kNotThreeTokens,
  kNotInSupply,
  // About a purchase, and about every place.
  kEmptySlot,
  kNoSuchPlace,
  kTakenGround,
  kTakenStack,
  kFirstTile,
  kNotBeside,
  kNotCarried,
  kColourMissing,
  kSavingOnGround,
  kNothingSaved,
  kNotInPrice,
  kCannotPay,
  // About ankh actions.
  kTwoAnkhActions,
  kNoAnkh,
  kPileEmpty,
  kChangesNothing,
  kNoGroundTile,
  kNoStackedTile,
  kGroundTileCarries,
  kStackedTileCarries,
  kMoveTakenGround,
  kMoveTakenStack,
  kLeavesTheGround,
  kComesToTheGround,
  kMoveBesideNothing,
  kMoveUponTooFew,
  // About tokens returned.
  kWrongExcess,
  kNotHeld,
  // About chance.
  kNoPrices,
  kSlotSize,
  kThreeAlike,
  kNotThreeOfEach,
  kNoRow,
  kNoneLeft,
  kNoBacks,
  kEmptyPileShows,
  kBackMissing,
  kBackImpossible,
  kNoDraw,
  kOtherTop,
  kBackStays,
};

}  // namespace benben::ankhor
