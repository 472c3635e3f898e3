// Every fault of a box of one's own with its name and its data.
#include "games/ankhor/box_faults.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/general_faults.h"
#include "games/ankhor/box_file.h"
#include "games/ankhor/rules.h"

namespace benben::ankhor {
namespace {

using Params = std::vector<Param>;

constexpr std::string_view kFour = " jjbbff22wsd jjbbff22wsd jjbbff22wsd jjbbff22wsd";

void expect_fault(const Error& error, BoxFault fault, const Params& params) {
  EXPECT_EQ(error.fault, box_faults()[static_cast<std::size_t>(fault)].code) << error.message;
  EXPECT_EQ(error.params, params) << error.message;
  EXPECT_EQ(error.code, ErrorCode::kMalformed);
}

void expect_tag(std::string_view name, const std::string& value, BoxFault fault,
                const Params& params = {}) {
  const Status status = Ankhor::check_tag(name, value);
  ASSERT_FALSE(status.ok()) << value;
  expect_fault(status.error(), fault, params);
}

void expect_file(std::string_view file, BoxFault fault, const Params& params = {}) {
  const auto tags = Ankhor::read_tags(file);
  ASSERT_FALSE(tags.ok()) << file;
  expect_fault(tags.error(), fault, params);
}

TEST(BoxFaults, ANK_02_ANK_03_OfTags) {  // ANK-02 ANK-03
  const std::string four(kFour);
  expect_tag(kTilesTag, "jjbbff22wsd", BoxFault::kTileWords, {{"count", "1"}});
  expect_tag(kTilesTag, "jjbbff22ws" + four, BoxFault::kTileCount,
             {{"wanted", "11"}, {"colour", "F"}, {"count", "10"}, {"kinds", "jjbbff22ws"}});
  expect_tag(kTilesTag, "xjbbff22wsd" + four, BoxFault::kTileKind,
             {{"colour", "F"}, {"number", "1"}, {"kinds", "xjbbff22wsd"}});
  expect_tag(kTilesTag, "jjbbff2wwsd" + four, BoxFault::kSingleKind,
             {{"kind", "w"}, {"count", "2"}, {"colour", "F"}});
  expect_tag(kTilesTag, "bbjjff22wsd" + four, BoxFault::kTileOrder,
             {{"ordered", "jjbbff22wsd"}, {"kinds", "bbjjff22wsd"}});
  expect_tag(kSlotsTag, "222", BoxFault::kSlotForm, {{"slots", "222"}});
  expect_tag("Box.Tokens", "", BoxFault::kBoxTag);
}

TEST(BoxFaults, ANK_73_OfTheFile) {  // ANK-73
  expect_file("roof", BoxFault::kBoxLine, {{"word", "roof"}});
  expect_file("tiles", BoxFault::kTilesLine);
  expect_file("tiles FF jjbbff22wsd", BoxFault::kTilesTwice, {{"colour", "F"}});
  expect_file("slots 222333\nslots 222333", BoxFault::kSlotsTwice);
  expect_file("tiles FIPT jjbbff22wsd", BoxFault::kTilesMissing, {{"colour", "C"}});
  expect_file("", BoxFault::kEmptyBox);
}

// Whoever says the sentences in another language has one table for all of them.
TEST(BoxFaults, ANK_73_NamesAreUnique) {  // ANK-73
  std::set<std::string_view> names;
  for (const auto table : {Ankhor::faults(), box_faults(), general_faults()}) {
    for (const FaultInfo& info : table) EXPECT_TRUE(names.insert(info.code).second) << info.code;
  }
}

}  // namespace
}  // namespace benben::ankhor
