// The encodings of all games (core/encoding.h), and which game has which; which one has edits.
#pragma once

#include <type_traits>
#include <utility>

#include "games/ankhor/encoding.h"
#include "games/anubixx/encoding.h"
#include "games/ascension/encoding.h"
#include "games/cubus/edited.h"
#include "games/cubus/encoding.h"
#include "games/pyramix/encoding.h"

namespace benben {

namespace detail {
ankhor::Encoding encoding_for(const ankhor::Ankhor&);
anubixx::Encoding encoding_for(const anubixx::Anubixx&);
ascension::Encoding encoding_for(const ascension::Ascension&);
cubus::Encoding encoding_for(const cubus::Cubus&);
pyramix::Encoding encoding_for(const pyramix::Pyramix&);

cubus::EditedEncoding edits_for(const cubus::Cubus&);
void edits_for(...);
}  // namespace detail

// The encoding of game G.
template <class G>
using EncodingFor = decltype(detail::encoding_for(std::declval<const G&>()));

// The edits of game G (core/edits.h), where it has any.
template <class G>
using EditsFor = decltype(detail::edits_for(std::declval<const G&>()));
template <class G>
inline constexpr bool kHasEdits = !std::is_void_v<EditsFor<G>>;

}  // namespace benben
