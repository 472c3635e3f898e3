#include "server/push_services.h"

#include <gtest/gtest.h>

#include <boost/asio/ip/address.hpp>

namespace benben {
namespace {

bool knows(const PushServices& services, const std::string& url) {
  const std::optional<PushUrl> read = read_push_url(url);
  return read && services.knows(*read);
}

TEST(PushServices, ReadsUrls) {
  const PushUrl url = read_push_url("https://Push.Example.org:8443/send/a?b=1").value();
  EXPECT_EQ(url.origin(), "https://push.example.org:8443");
  EXPECT_EQ(url.path, "/send/a?b=1");
  EXPECT_EQ(read_push_url("https://a.b")->path, "/");
  EXPECT_EQ(read_push_url("https://a.b?c")->path, "/?c");
  EXPECT_EQ(read_push_url("https://a.b:443/")->origin(), "https://a.b");
  EXPECT_EQ(read_push_url("http://a.b:80/")->origin(), "http://a.b");
  for (const std::string bad :
       {"", "https://", "https:///x", "ftp://a.b/", "https://user@a.b/", "https://a.b:0/",
        "https://a.b:65536/", "https://a.b:x/", "https://a.b/#c", "https://a b/", "https://a.b/\n",
        "https://[::1]/", "https://a..b/", "https://.a/", "https://a./", "//a.b/"}) {
    EXPECT_FALSE(read_push_url(bad)) << bad;
  }
  const std::string longest = "https://a.b/" + std::string(kMostEndpoint - 12, 'x');
  EXPECT_TRUE(read_push_url(longest));
  EXPECT_FALSE(read_push_url(longest + "x"));
}

TEST(PushServices, KnowsTheBrowsersAndNobodyElse) {
  const PushServices services;
  for (const std::string good :
       {"https://fcm.googleapis.com/fcm/send/x",
        "https://updates.push.services.mozilla.com/wpush/v2/x", "https://web.push.apple.com/x",
        "https://wns2-par02p.notify.windows.com/w/?token=x"}) {
    EXPECT_TRUE(knows(services, good)) << good;
  }
  for (const std::string bad :
       {"http://fcm.googleapis.com/x", "https://fcm.googleapis.com:8443/x",
        "https://evil.fcm.googleapis.com/x", "https://fcm.googleapis.com.evil.org/x",
        "https://evilpush.apple.com/x", "https://push.apple.com/x", "https://127.0.0.1/x",
        "https://example.org/x"}) {
    EXPECT_FALSE(knows(services, bad)) << bad;
  }
}

TEST(PushServices, KnowsThoseThatTheOperatorNames) {
  const PushServices services({"https://push.example.org", "http://127.0.0.1:4000"});
  EXPECT_TRUE(knows(services, "https://push.example.org/a"));
  EXPECT_TRUE(knows(services, "http://127.0.0.1:4000/a"));
  EXPECT_TRUE(knows(services, "https://fcm.googleapis.com/x"));
  EXPECT_FALSE(knows(services, "http://push.example.org/a"));
  EXPECT_FALSE(knows(services, "https://push.example.org:444/a"));
  EXPECT_FALSE(knows(services, "http://127.0.0.1:4001/a"));
  EXPECT_FALSE(services.is_named(*read_push_url("https://fcm.googleapis.com/x")));
}

bool is_public(const std::string& text) {
  const auto address = boost::asio::ip::make_address(text);
  const auto bytes =
      address.is_v4()
          ? boost::asio::ip::make_address_v6(boost::asio::ip::v4_mapped, address.to_v4()).to_bytes()
          : address.to_v6().to_bytes();
  std::uint8_t plain[16];
  std::ranges::copy(bytes, plain);
  return is_public_address(plain);
}

TEST(PushServices, AsksNoAddressThatIsNotPublic) {
  for (const std::string good :
       {"8.8.8.8", "142.250.1.1", "100.128.0.1", "172.32.0.1", "192.169.0.1", "223.255.255.255",
        "2a00:1450::1", "2001:4860::1"}) {
    EXPECT_TRUE(is_public(good)) << good;
  }
  for (const std::string bad : {"0.0.0.0",
                                "10.1.2.3",
                                "100.64.0.1",
                                "100.127.255.255",
                                "127.0.0.1",
                                "127.255.0.1",
                                "169.254.169.254",
                                "172.16.0.1",
                                "172.31.255.255",
                                "192.0.0.1",
                                "192.0.2.1",
                                "192.168.1.1",
                                "192.88.99.1",
                                "198.18.0.1",
                                "198.19.0.1",
                                "198.51.100.1",
                                "203.0.113.1",
                                "224.0.0.1",
                                "239.1.1.1",
                                "240.0.0.1",
                                "255.255.255.255",
                                "::",
                                "::1",
                                "::ffff:10.0.0.1",
                                "fc00::1",
                                "fd12::1",
                                "fe80::1",
                                "ff02::1",
                                "64:ff9b::a00:1",
                                "2001:db8::1",
                                "2001:0:1::1",
                                "2002:a00:1::1"}) {
    EXPECT_FALSE(is_public(bad)) << bad;
  }
}

}  // namespace
}  // namespace benben
