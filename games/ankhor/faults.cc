// The faults of Ankh'or: code, rule and sentence of each.
#include "games/ankhor/faults.h"

#include "games/ankhor/rules.h"

namespace benben::ankhor {
namespace {

constexpr auto kMalformed = ErrorCode::kMalformed;
constexpr auto kIllegal = ErrorCode::kIllegal;
constexpr auto kOutOfTurn = ErrorCode::kOutOfTurn;

constexpr std::string_view kExcess =
    "Exactly what exceeds the limits of 5 resources and 2 ankhs is returned: {resources} and "
    "{ankhs}.";
constexpr std::string_view kTaken = "On {place} lies the {tile}.";
constexpr std::string_view kNoTile = "You have no tile on {from}.";
constexpr std::string_view kCarries = "Another tile lies upon the {tile} on {from}.";
constexpr std::string_view kBesideNothing =
    "No other tile of yours lies side by side with {place} on the table.";
constexpr std::string_view kTooFew =
    "A tile on {place} would need four other tiles of yours to carry it.";

constexpr auto kFaults = fault_table<Fault>({
    {Fault::kOver,
     {"over", kOutOfTurn, "ANK-60",
      "The game is over: somebody has placed a 13th tile, and the round is complete."}},
    {Fault::kSoldOut,
     {"sold_out", kOutOfTurn, "ANK-61", "The game is over: row and piles are empty."}},
    {Fault::kNobodyBuys,
     {"nobody_buys", kOutOfTurn, "ANK-61",
      "The game is over: nobody has bought anything in ten rounds."}},
    {Fault::kSetUpDue,
     {"set_up_due", kOutOfTurn, "ANK-71",
      "Before the first step prices, row and backs are drawn."}},
    {Fault::kDrawDue,
     {"draw_due", kOutOfTurn, "ANK-71",
      "Before the next step the tiles of the refresh are drawn."}},
    {Fault::kNotYourTurn,
     {"not_your_turn", kOutOfTurn, "ANK-10", "It is the turn of seat {turn}, not of seat {seat}."}},
    {Fault::kNoDrawDue,
     {"no_draw_due", kOutOfTurn, "ANK-71", "Nothing is drawn now; a seat is to move."}},

    {Fault::kNoStep,
     {"no_step", kMalformed, "ANK-70",
      "A step is of one of these forms: take FFA, buy 3 2,0^0, buy 5 1,1^1 -F, refresh a, move "
      "2,0^0 4,2^0, return FI, end."}},
    {Fault::kNoTokens,
     {"no_tokens", kMalformed, "ANK-70",
      "Tokens are capital letters in the order FICPTA, as in: take FFA, return FI."}},
    {Fault::kTokensOutOfOrder,
     {"tokens_out_of_order", kMalformed, "ANK-70",
      "Write the tokens in the order FICPTA: {ordered}, not {tokens}."}},
    {Fault::kNoBuy,
     {"no_buy", kMalformed, "ANK-70",
      "A purchase names a slot from 0 to 5, the place and, above the table, the marker saved, as "
      "in: buy 3 2,0^0, buy 5 1,1^1 -F."}},
    {Fault::kNoMove,
     {"no_move", kMalformed, "ANK-70",
      "A move names the place of a tile and its new one, as in: move 2,0^0 4,2^0."}},
    {Fault::kNoRefresh,
     {"no_refresh", kMalformed, "ANK-70", "A refresh names a pile, as in: refresh a, refresh b."}},

    {Fault::kReturnDue, {"return_due", kIllegal, "ANK-14", kExcess}},
    {Fault::kNothingToReturn,
     {"nothing_to_return", kIllegal, "ANK-14",
      "Tokens are returned only after the step end, and only if they exceed the limits."}},
    {Fault::kMainActionDone,
     {"main_action_done", kIllegal, "ANK-10",
      "A turn has one main action, take or buy, and it has been taken."}},
    {Fault::kMainActionDue,
     {"main_action_due", kIllegal, "ANK-10", "A turn does not end before its main action."}},

    {Fault::kNotThreeTokens,
     {"not_three_tokens", kIllegal, "ANK-11", "Exactly three tokens are taken."}},
    {Fault::kNotInSupply,
     {"not_in_supply", kIllegal, "ANK-11", "The supply has not got {tokens}; it holds {supply}."}},

    {Fault::kEmptySlot, {"empty_slot", kIllegal, "ANK-20", "No tile lies on the slot {slot}."}},
    {Fault::kNoSuchPlace,
     {"no_such_place", kIllegal, "ANK-30",
      "There is no place {place}: levels are 0 to 2; both coordinates are even on levels 0 and 2 "
      "and odd on level 1."}},
    {Fault::kTakenGround, {"taken_ground", kIllegal, "ANK-31", kTaken}},
    {Fault::kTakenStack, {"taken_stack", kIllegal, "ANK-32", kTaken}},
    {Fault::kFirstTile,
     {"first_tile", kIllegal, "ANK-31", "The first tile of a city goes to 0,0^0."}},
    {Fault::kNotBeside, {"not_beside", kIllegal, "ANK-31", kBesideNothing}},
    {Fault::kNotCarried, {"not_carried", kIllegal, "ANK-32", kTooFew}},
    {Fault::kColourMissing,
     {"colour_missing", kIllegal, "ANK-32", "None of the four tiles under {place} is {colour}."}},
    {Fault::kSavingOnGround,
     {"saving_on_ground", kIllegal, "ANK-32", "Only a tile that is placed upon others saves one."}},
    {Fault::kNothingSaved,
     {"nothing_saved", kIllegal, "ANK-32",
      "A tile placed upon others costs one resource less: name one of {price}, as in -{first}."}},
    {Fault::kNotInPrice,
     {"not_in_price", kIllegal, "ANK-32", "The slot {slot} asks for {price}, not for {saved}."}},
    {Fault::kCannotPay,
     {"cannot_pay", kIllegal, "ANK-12", "The {tile} costs {price} there, and you have {purse}."}},

    {Fault::kTwoAnkhActions,
     {"two_ankh_actions", kIllegal, "ANK-13", "A turn has two ankh actions at most."}},
    {Fault::kNoAnkh,
     {"no_ankh", kIllegal, "ANK-13", "An ankh action costs an ankh, and you have none."}},
    {Fault::kPileEmpty,
     {"pile_empty", kIllegal, "ANK-21", "The pile {pile} is empty: name the other."}},
    {Fault::kChangesNothing,
     {"changes_nothing", kIllegal, "ANK-21", "A refresh would change nothing now."}},
    {Fault::kNoGroundTile, {"no_ground_tile", kIllegal, "ANK-40", kNoTile}},
    {Fault::kNoStackedTile, {"no_stacked_tile", kIllegal, "ANK-41", kNoTile}},
    {Fault::kGroundTileCarries, {"ground_tile_carries", kIllegal, "ANK-40", kCarries}},
    {Fault::kStackedTileCarries, {"stacked_tile_carries", kIllegal, "ANK-41", kCarries}},
    {Fault::kMoveTakenGround, {"move_taken_ground", kIllegal, "ANK-40", kTaken}},
    {Fault::kMoveTakenStack, {"move_taken_stack", kIllegal, "ANK-41", kTaken}},
    {Fault::kLeavesTheGround,
     {"leaves_the_ground", kIllegal, "ANK-40",
      "It stays on the table: the {tile} on {from} is not moved upon others."}},
    {Fault::kComesToTheGround,
     {"comes_to_the_ground", kIllegal, "ANK-41",
      "It stays above the table: the {tile} on {from} is moved only upon four others."}},
    {Fault::kMoveBesideNothing, {"move_beside_nothing", kIllegal, "ANK-40", kBesideNothing}},
    {Fault::kMoveUponTooFew, {"move_upon_too_few", kIllegal, "ANK-41", kTooFew}},

    {Fault::kWrongExcess, {"wrong_excess", kIllegal, "ANK-14", kExcess}},
    {Fault::kNotHeld,
     {"not_held", kIllegal, "ANK-14", "You have not got {tokens} to return, but {held}."}},

    {Fault::kNoPrices,
     {"no_prices", kMalformed, "ANK-71", "The prices are due, of the form: prices FI CP ..."}},
    {Fault::kSlotSize,
     {"slot_size", kIllegal, "ANK-03", "The slot {slot} holds {markers} markers."}},
    {Fault::kThreeAlike,
     {"three_alike", kIllegal, "ANK-03",
      "The slot {slot} may not hold three alike; the markers are dealt again."}},
    {Fault::kNotThreeOfEach,
     {"not_three_of_each", kIllegal, "ANK-03", "There are three price markers of each resource."}},
    {Fault::kNoRow,
     {"no_row", kMalformed, "ANK-71", "The first row is due, of the form: row Fj P2 ..."}},
    {Fault::kNoneLeft, {"none_left", kIllegal, "ANK-02", "No {tile} is left in the piles."}},
    {Fault::kNoBacks,
     {"no_backs", kMalformed, "ANK-71", "The backs are due, of the form: backs a=F b=T"}},
    {Fault::kEmptyPileShows,
     {"empty_pile_shows", kIllegal, "ANK-71", "The pile {pile} is empty and shows no back."}},
    {Fault::kBackMissing,
     {"back_missing", kIllegal, "ANK-71",
      "The pile {pile} has tiles and shows the back of the first."}},
    {Fault::kBackImpossible,
     {"back_impossible", kIllegal, "ANK-71",
      "The pile {pile} cannot show this back: no such {back} tile is left."}},
    {Fault::kNoDraw,
     {"no_draw", kMalformed, "ANK-71",
      "A draw of {count} into the slots from {slot} on is due, of the form: draw 4=Cj 5=Ts a=F "
      "b=T"}},
    {Fault::kOtherTop,
     {"other_top", kIllegal, "ANK-71", "The first tile of the pile {pile} has a {back} back."}},
    {Fault::kBackStays,
     {"back_stays", kIllegal, "ANK-71", "Nothing is drawn from the pile {pile}: its back stays."}},
});

}  // namespace

std::span<const FaultInfo> Ankhor::faults() { return kFaults; }

}  // namespace benben::ankhor
