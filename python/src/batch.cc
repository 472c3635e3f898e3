// Batches: the arrays of many games, as NumPy sees them without a copy.
#include "research/batch.h"

#include <nanobind/ndarray.h>

#include "python/src/bindings.h"

namespace benben::python {
namespace {

using Actions = nb::ndarray<std::int32_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using ConstActions = nb::ndarray<const std::int32_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

struct PythonBatch {
  std::shared_ptr<const Setup> setup;
  std::unique_ptr<Batch> batch;
  std::vector<std::int32_t> drawn;  // by random_actions()
};

PythonBatch make(const std::string& game, int size, std::optional<int> players,
                 const Texts& options, const Texts& tags, std::uint64_t seed, int threads,
                 bool observations, const std::string& space) {
  if (size < 1 || size > kMaxBatch) throw nb::value_error("A batch has 1 to 1,048,576 games.");
  if (threads < 1 || threads > kMaxBatchThreads) {
    throw nb::value_error("A batch has 1 to 256 threads.");
  }
  const AnyGame& found = game_named(game);
  auto setup = std::make_shared<const Setup>(setup_from(found, players, options, tags));
  auto batch =
      take(make_batch(found, *setup, {size, seed, threads, observations, space_of(found, space)}));
  return {std::move(setup), std::move(batch),
          std::vector<std::int32_t>(static_cast<std::size_t>(size))};
}

std::size_t check_size(const PythonBatch& batch, std::size_t size) {
  if (size != static_cast<std::size_t>(batch.batch->size())) {
    throw nb::value_error("There is one action for each game of the batch.");
  }
  return size;
}

void step(PythonBatch& batch, const ConstActions& actions) {
  const std::size_t size = check_size(batch, actions.size());
  std::optional<int> wrong;
  {
    const nb::gil_scoped_release released;
    wrong = batch.batch->step({actions.data(), size});
  }
  if (!wrong) return;
  const std::string message =
      "The action of game " + std::to_string(*wrong) + " is not legal; no game has been played on.";
  throw nb::value_error(message.c_str());
}

template <class Element>
using Array = nb::ndarray<nb::numpy, const Element>;

// A view of an array of the batch, which lives as long as somebody looks at it: rows are games, and
// what has one entry for each game is a plain list.
template <class Element, class Stored>
Array<Element> view(nb::handle self, std::span<Stored> data) {
  static_assert(sizeof(Element) == sizeof(Stored));
  const auto& batch = nb::cast<const PythonBatch&>(self);
  const auto size = static_cast<std::size_t>(batch.batch->size());
  const std::size_t columns = data.size() / size;
  const std::size_t shape[] = {size, columns};
  // NumPy wants an address even where there is nothing.
  static const Element nothing{};
  const auto* at = data.empty() ? &nothing : reinterpret_cast<const Element*>(data.data());
  return Array<Element>(at, columns == 1 ? 1 : 2, shape, self);
}

// By the member of BatchArrays.
template <class Element, class Stored>
auto viewer(std::span<Stored> BatchArrays::* member) {
  return [member](nb::handle self) {
    const auto& batch = *nb::cast<const PythonBatch&>(self).batch;
    return view<Element>(self, batch.arrays().*member);
  };
}

Array<std::int32_t> random_actions(nb::handle self) {
  auto& batch = nb::cast<PythonBatch&>(self);
  {
    const nb::gil_scoped_release released;
    batch.batch->random_actions(batch.drawn);
  }
  return view<std::int32_t>(self, std::span(batch.drawn));
}

void random_actions_into(PythonBatch& batch, const Actions& actions) {
  const std::size_t size = check_size(batch, actions.size());
  const nb::gil_scoped_release released;
  batch.batch->random_actions({actions.data(), size});
}

int game_at(const PythonBatch& batch, int i) {
  if (i < 0 || i >= batch.batch->size()) throw nb::index_error("The batch has no such game.");
  return i;
}

Position position(const PythonBatch& batch, int i) {
  return {batch.setup, batch.batch->position(game_at(batch, i)),
          batch.batch->arrays().lengths[static_cast<std::size_t>(i)]};
}

void set_position(PythonBatch& batch, int i, const Position& position) {
  const Setup& own = *batch.setup;
  const Setup& other = position.setup();
  const bool alike = &position.at().game() == &batch.batch->game() &&
                     own.players == other.players && own.options == other.options &&
                     own.tags == other.tags;
  if (!alike) throw nb::value_error("The position is of another setup than the batch.");
  if (position.at().next().is_over()) throw nb::value_error("The position is over.");
  batch.batch->set_position(game_at(batch, i), position.at());
}

}  // namespace

void bind_batch(nb::module_& module) {
  module.def("batch", &make, nb::arg("game"), nb::arg("size"), nb::arg("players"),
             nb::arg("options"), nb::arg("tags"), nb::arg("seed"), nb::arg("threads"),
             nb::arg("observations"), nb::arg("space") = "actions",
             "Games side by side; benben.Batch is what to use.");
  nb::class_<PythonBatch>(module, "Batch", "The core of benben.Batch (benben/batch.py).")
      .def_prop_ro(
          "size", [](const PythonBatch& batch) { return batch.batch->size(); },
          "The number of games.")
      .def_prop_ro(
          "players", [](const PythonBatch& batch) { return batch.batch->players(); },
          "The number of seats of each game.")
      .def("observations", viewer<std::int8_t>(&BatchArrays::observations),
           "int8 [size, encoding.size], a view; [size, 0] without.")
      .def("masks", viewer<bool>(&BatchArrays::masks),
           "bool [size, actions], a view: which actions are legal.")
      .def("seats", viewer<std::int32_t>(&BatchArrays::seats),
           "int32 [size], a view: the seat that decides.")
      .def("rewards", viewer<float>(&BatchArrays::rewards),
           "float32 [size, players], a view: in [-1, 1], of the last step.")
      .def("dones", viewer<bool>(&BatchArrays::dones),
           "bool [size], a view: whether the last step ended the game.")
      .def("lengths", viewer<std::int32_t>(&BatchArrays::lengths),
           "int32 [size], a view: decisions in the game so far.")
      .def("scores", viewer<std::int32_t>(&BatchArrays::scores),
           "int32 [size, players], a view: of the last game that ended.")
      .def("step", &step, nb::arg("actions").noconvert(),
           "Plays an action in each game, int32 [size]. ValueError names the first that is not "
           "legal.")
      .def("random_actions", &random_actions,
           "A legal action for each game, all equally likely: int32 [size], a view.")
      .def("random_actions_into", &random_actions_into, nb::arg("out").noconvert(),
           "Writes such actions into an array of int32 [size]; ValueError for another size.")
      .def(
          "reset", [](PythonBatch& batch, std::uint64_t seed) { batch.batch->reset(seed); },
          nb::arg("seed"), "Begins all games anew, from a seed in [0, 2**64).")
      .def("position", &position, nb::arg("i"),
           "A copy of the position of game i; IndexError for none.")
      .def("set_position", &set_position, nb::arg("i"), nb::arg("position"),
           "Lets game i go on from a position of the same setup, which is not over; else "
           "ValueError.");
}

}  // namespace benben::python
