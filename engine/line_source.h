// LineSource: where the lines come from that an engine is told.
#pragma once

#include <optional>
#include <string>

#include "engine/line_buffer.h"

namespace benben::engine {

class LineSource {
 public:
  // The next line, for which it waits; nothing at the end.
  virtual std::optional<std::string> next() = 0;
  // The same without waiting: nothing if there is none yet.
  virtual std::optional<std::string> next_at_once() = 0;
  // Whether nobody reads what is answered any more.
  virtual bool is_deserted() = 0;

 protected:
  ~LineSource() = default;
};

// The lines of a descriptor, as standard input is one; whether somebody reads it is asked of the
// other.
class DescriptorSource final : public LineSource {
 public:
  DescriptorSource(int in, int out) : in_(in), out_(out) {}

  std::optional<std::string> next() override;
  std::optional<std::string> next_at_once() override;
  bool is_deserted() override;

 private:
  // Reads what is there, for which it waits so many milliseconds; -1: for ever.
  void fill(int timeout_ms);

  int in_;
  int out_;
  LineBuffer lines_;
  bool has_ended_ = false;
};

}  // namespace benben::engine
