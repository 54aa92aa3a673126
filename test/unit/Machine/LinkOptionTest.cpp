//===- LinkOptionTest.cpp - links to emulate, as text ---------------------===//

#include "mesh/Machine/LinkOption.h"

#include "mesh-rt/link.h"

#include <gtest/gtest.h>

using namespace mesh;

static std::string getError(StringRef text, LinkMap links = {}) {
  return llvm::toString(addLinkOption(text, links));
}

static Link parse(StringRef text) {
  LinkMap links;
  EXPECT_EQ(llvm::toString(addLinkOption(text, links)), "");
  return links["x"];
}

TEST(LinkOption, ReadsUnits) {
  Link link = parse("x:latency=20us,bandwidth=2GB/s");
  EXPECT_DOUBLE_EQ(link.latency, 20e-6);
  EXPECT_DOUBLE_EQ(link.bandwidth, 2e9);
  EXPECT_TRUE(link.duplex);
  EXPECT_DOUBLE_EQ(parse("x:bandwidth=1B/s,latency=1.5s").latency, 1.5);
  EXPECT_DOUBLE_EQ(parse("x:bandwidth=1kB/s,latency=3ms").latency, 3e-3);
  EXPECT_DOUBLE_EQ(parse("x:bandwidth=2KB/s").bandwidth, 2e3);
  EXPECT_DOUBLE_EQ(parse("x:bandwidth=1TB/s,latency=7ns").bandwidth, 1e12);
  EXPECT_DOUBLE_EQ(parse("x:bandwidth=0.5MB/s").bandwidth, 5e5);
  EXPECT_DOUBLE_EQ(parse("x:bandwidth=1MB/s,latency=0").latency, 0);
  EXPECT_DOUBLE_EQ(parse("x:bandwidth=1MB/s,latency=0us").latency, 0);
  EXPECT_FALSE(parse("x:half-duplex,bandwidth=1MB/s").duplex);
  EXPECT_EQ(link.topology, Topology::Ring);
  EXPECT_EQ(parse("x:topology=ring,bandwidth=1MB/s").topology, Topology::Ring);
  EXPECT_EQ(parse("x:bandwidth=1MB/s,topology=switch").topology,
            Topology::Switch);
}

TEST(LinkOption, SaysWhatIsWrong) {
  EXPECT_EQ(getError("x"),
            "link 'x': expected axis:[topology=ring|switch,]latency=TIME,"
            "bandwidth=RATE[,half-duplex]");
  EXPECT_EQ(getError("x:latency=1us"), "link 'x:latency=1us': expected a "
                                       "bandwidth, such as bandwidth=2GB/s");
  EXPECT_EQ(getError("x:speed=1"),
            "link 'x:speed=1': expected topology=ring|switch, latency=TIME, "
            "bandwidth=RATE or half-duplex, got 'speed=1'");
  EXPECT_EQ(getError("x:topology=torus"),
            "link 'x:topology=torus': topology must be ring or switch, got "
            "'torus'");
  EXPECT_EQ(getError("x:latency=1"),
            "link 'x:latency=1': latency must be a time such as 20us, of at "
            "most 1e6 s, got '1'");
  EXPECT_EQ(getError("x:latency=-1us,bandwidth=1GB/s"),
            "link 'x:latency=-1us,bandwidth=1GB/s': latency must be a time "
            "such as 20us, of at most 1e6 s, got '-1us'");
  EXPECT_EQ(getError("x:latency=1us,bandwidth=1GB/s,latency=2us"),
            "link 'x:latency=1us,bandwidth=1GB/s,latency=2us': latency is "
            "there twice");
  for (StringRef value : {"1e22GB/s", "1e300TB/s", "1e-7B/s"})
    EXPECT_EQ(getError(("x:bandwidth=" + value).str()),
              ("link 'x:bandwidth=" + value +
               "': bandwidth: expected a number from 1e-6 to 1e30 B/s, got '" +
               value + "'")
                  .str());
  EXPECT_EQ(getError("x:bandwidth=1e30B/s"), "");
  EXPECT_EQ(getError("x:bandwidth=1e-6B/s"), "");
  for (StringRef value : {"", "GB/s", "-1GB/s", "0GB/s", "nanGB/s", "1GB"})
    EXPECT_NE(getError(("x:bandwidth=" + value).str()), "") << value.str();
  EXPECT_EQ(getError("x:bandwidth=1GB/s", {{"x", Link{0, 1, true}}}),
            "link 'x:bandwidth=1GB/s': axis 'x' has a link already");
}

TEST(FlopRate, HasAUnit) {
  auto parse = [](StringRef text) {
    return llvm::cantFail(parseFlopRate(text));
  };
  EXPECT_DOUBLE_EQ(parse("2GFLOP/s"), 2e9);
  EXPECT_DOUBLE_EQ(parse("0.5TFLOP/s"), 5e11);
  EXPECT_DOUBLE_EQ(parse("3MFLOP/s"), 3e6);
  EXPECT_DOUBLE_EQ(parse("1.5PFLOP/s"), 1.5e15);
  EXPECT_DOUBLE_EQ(parse("7kFLOP/s"), 7e3);
  for (StringRef text : {"", "2", "FLOP/s", "-1GFLOP/s", "0GFLOP/s", "2GB/s"})
    EXPECT_EQ(llvm::toString(parseFlopRate(text).takeError()),
              "the rate of devices must be one such as 2GFLOP/s, got '" +
                  text.str() + "'");
  EXPECT_DOUBLE_EQ(parse("1e15PFLOP/s"), 1e30);
  for (StringRef text : {"1e16PFLOP/s", "1e300PFLOP/s", "1e-10kFLOP/s"})
    EXPECT_EQ(llvm::toString(parseFlopRate(text).takeError()),
              "the rate of devices: expected a number from 1e-6 to 1e30 "
              "FLOP/s, got '" +
                  text.str() + "'");
}
