// New arrays of NumPy, which free themselves.
#pragma once

#include <nanobind/ndarray.h>

#include <cstddef>
#include <memory>

namespace benben::python {

// So many zeros, and who frees them.
template <class Element>
nanobind::ndarray<nanobind::numpy, Element, nanobind::ndim<1>> new_array(std::size_t size) {
  auto bytes = std::make_unique<Element[]>(size);
  Element* data = bytes.get();
  const nanobind::capsule owner(bytes.release(),
                                [](void* at) noexcept { delete[] static_cast<Element*>(at); });
  return nanobind::ndarray<nanobind::numpy, Element, nanobind::ndim<1>>(data, {size}, owner);
}

}  // namespace benben::python
