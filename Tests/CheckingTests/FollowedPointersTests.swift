import Channel
import Testing

@Suite("Functions of Foundation that get pointers, by their names")
struct FollowedPointersTests {
  @Test(
    "a pointer or a buffer among the parameters, also where names before it repeat words or types",
    arguments: [
      "$s10Foundation6NSDataC5bytes6lengthACSVSg_SitcfC",
      "$s10Foundation8NSStringC7cString8encodingACSgSPys4Int8VG_SutcfC",
      "$s10Foundation13NSMutableDataC6append_6lengthySV_SitF",
      "$s20FoundationEssentials4DataV9copyBytes2to5countySpys5UInt8VG_SitF",
      "$s20FoundationEssentials4DataV15replaceSubrange_4with5countySnySiG_SVSitF",
      "$s20FoundationEssentials4DataV6appendyySRyxGlF",
      "$sSS10FoundationE10utf8StringSSSgSPys4Int8VG_tcfC",
    ])
  func follows(symbol: String) { #expect(ObjectMethod.followsPointer(symbol)) }

  @Test(
    "no pointer, or one that comes out: of a getter, and for a closure",
    arguments: [
      "$s10Foundation11InputStreamC4dataAC0A10Essentials4DataV_tcfC",
      "$s10Foundation8NSStringC6stringACSS_tcfC",
      "$s10Foundation6NSDataC5bytesSVvg",
      "$s20FoundationEssentials4DataV15withUnsafeBytesyxxSWKXEKlF",
      "$s20FoundationEssentials4DataVyACxcSTRzs5UInt8V7ElementRtzlufC",
      "$sSS20FoundationEssentialsE4data5using20allowLossyConversionAA4DataVSgSSAAE8EncodingV_SbtF",
      "$sSS11withCStringyxxSPys4Int8VGKXEKlF", "malloc", "",
    ])
  func others(symbol: String) { #expect(!ObjectMethod.followsPointer(symbol)) }
}
