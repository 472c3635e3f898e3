// The encodings of all games (core/encoding.h), and which game has which.
#pragma once

#include <utility>

#include "games/ankhor/encoding.h"
#include "games/anubixx/encoding.h"
#include "games/ascension/encoding.h"
#include "games/cubus/encoding.h"
#include "games/pyramix/encoding.h"

namespace benben {

namespace detail {
ankhor::Encoding encoding_for(const ankhor::Ankhor&);
anubixx::Encoding encoding_for(const anubixx::Anubixx&);
ascension::Encoding encoding_for(const ascension::Ascension&);
cubus::Encoding encoding_for(const cubus::Cubus&);
pyramix::Encoding encoding_for(const pyramix::Pyramix&);
}  // namespace detail

// The encoding of game G.
template <class G>
using EncodingFor = decltype(detail::encoding_for(std::declval<const G&>()));

}  // namespace benben
