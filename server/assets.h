// Assets: the files of the page, in the binary.
//
// The build puts every file of the built page into the program, also compressed, so that the server
// reads no files and a path can lead nowhere else.
#pragma once

#include <span>
#include <string_view>

namespace benben {

struct Asset {
  std::string_view path;  // "/index.html"
  std::string_view type;  // for Content-Type
  std::string_view hash;  // of the content, for ETag
  std::string_view bytes;
  std::string_view gzip;    // empty where it would not be smaller
  std::string_view brotli;  // likewise
  bool is_hashed = false;   // the name changes with the content, so it can be kept for ever
};

class Assets {
 public:
  // The assets, ascending by path.
  explicit constexpr Assets(std::span<const Asset> assets) : assets_(assets) {}

  // The asset at a path, or nullptr.
  const Asset* find(std::string_view path) const;

 private:
  std::span<const Asset> assets_;
};

// The page that was built into this program (embed_page.cmake), or a plain one that says how to
// build it.
Assets embedded_assets();

// What to send for an asset to a client that says which encodings it accepts.
struct Representation {
  std::string_view bytes;
  std::string_view encoding;  // for Content-Encoding; empty for the bytes as they are
};
Representation choose_representation(const Asset& asset, std::string_view accept_encoding);

}  // namespace benben
