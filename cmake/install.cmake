# What `cmake --install` installs: the program with its manual page and completions (component
# `program`; `zsh`, where Debian has another place), and the library for C and C++ with its CMake package and pkg-config file (`library`).
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# The library. Its headers name each other from the root of the project, so that root is among the
# folders of includes: <prefix>/include/benben.
function(benben_install_library)
  set(headers ${CMAKE_INSTALL_INCLUDEDIR}/benben)
  set(package ${CMAKE_INSTALL_LIBDIR}/cmake/benben)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS
    ${PROJECT_SOURCE_DIR}/core/*.h ${PROJECT_SOURCE_DIR}/games/*.h ${PROJECT_SOURCE_DIR}/search/*.h)
  list(FILTER files EXCLUDE REGEX "/test_[a-z_]*\\.h$|/testing/|/games/(golden|property_suite)\\.h$")
  target_sources(benben_root INTERFACE
    FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR} FILES ${files})
  target_sources(benben_capi INTERFACE
    FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR}/capi
    FILES ${PROJECT_SOURCE_DIR}/capi/benben.h ${PROJECT_SOURCE_DIR}/capi/benben_batch.h)
  foreach(target root rules games registry core)
    set_target_properties(benben_${target} PROPERTIES EXPORT_NAME ${target})
  endforeach()
  set_target_properties(benben_capi PROPERTIES EXPORT_NAME benben)
  install(TARGETS benben_root benben_rules benben_games benben_registry benben_core benben_capi
    EXPORT benben COMPONENT library
    FILE_SET HEADERS COMPONENT library DESTINATION ${headers})
  install(EXPORT benben COMPONENT library NAMESPACE benben:: DESTINATION ${package}
    FILE benbenConfig.cmake)
  write_basic_package_version_file(${PROJECT_BINARY_DIR}/benbenConfigVersion.cmake
    COMPATIBILITY SameMinorVersion)
  install(FILES ${PROJECT_BINARY_DIR}/benbenConfigVersion.cmake COMPONENT library
    DESTINATION ${package})
endfunction()

# The pkg-config file, for programs in C. It finds the rest from its own place, so that what was
# installed may be moved.
function(benben_install_pkg_config)
  set(folder ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
  file(RELATIVE_PATH up /${folder} /)
  string(REGEX REPLACE "/$" "" up ${up})
  set(libraries "")
  if(NOT BUILD_SHARED_LIBS)
    # What C++ links without being asked, and C does not.
    foreach(library IN LISTS CMAKE_CXX_IMPLICIT_LINK_LIBRARIES)
      if(NOT library MATCHES "^(gcc|gcc_s|c)$")
        string(APPEND libraries " -l${library}")
      endif()
    endforeach()
  endif()
  configure_file(${PROJECT_SOURCE_DIR}/cmake/benben.pc.in ${PROJECT_BINARY_DIR}/benben.pc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/benben.pc COMPONENT library DESTINATION ${folder})
endfunction()

# benben_told(OUTPUT WORD...): a file with what `benben WORD...` prints. It is asked without a home, or
# that of whoever builds would stand in the manual.
function(benben_told output)
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -E env --unset=XDG_DATA_HOME HOME=~ $<TARGET_FILE:benben> ${ARGN} > ${output}
    DEPENDS benben
    VERBATIM)
endfunction()

# The program, and what it tells of itself to man and to shells.
function(benben_install_program)
  install(TARGETS benben RUNTIME COMPONENT program)
  set(told ${PROJECT_BINARY_DIR}/told)
  file(MAKE_DIRECTORY ${told})
  benben_told(${told}/benben.1 man)
  benben_told(${told}/benben completions bash)
  benben_told(${told}/_benben completions zsh)
  benben_told(${told}/benben.fish completions fish)
  add_custom_target(benben_told ALL
    DEPENDS ${told}/benben.1 ${told}/benben ${told}/_benben ${told}/benben.fish)
  set(share ${CMAKE_INSTALL_DATADIR})
  install(FILES ${told}/benben.1 COMPONENT program DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
  install(FILES ${told}/benben COMPONENT program DESTINATION ${share}/bash-completion/completions)
  install(FILES ${told}/_benben COMPONENT zsh DESTINATION ${share}/zsh/site-functions)
  install(FILES ${told}/benben.fish COMPONENT program
    DESTINATION ${share}/fish/vendor_completions.d)
endfunction()

benben_install_library()
benben_install_pkg_config()
# A program that runs elsewhere cannot be asked here.
if(TARGET benben)
  if(CMAKE_CROSSCOMPILING AND NOT CMAKE_CROSSCOMPILING_EMULATOR)
    install(TARGETS benben RUNTIME COMPONENT program)
  else()
    benben_install_program()
  endif()
endif()
