import Terminal
import Testing

@Suite("numbers as text")
struct NumberTextTests {
  @Test(
    "a fixed number of decimals is rounded and filled up",
    arguments: [
      (0, 2, "0.00"), (1.5, 0, "2"), (-1.25, 1, "-1.3"), (0.05, 2, "0.05"), (9.999, 2, "10.00"),
      (-0.001, 2, "0.00"), (1234567.891, 1, "1234567.9"), (0.5, 3, "0.500"), (42, 0, "42"),
      (.infinity, 2, "inf"), (-.infinity, 2, "-inf"), (.nan, 2, "nan"), (1e300, 2, "1e+300"),
    ] as [(Double, Int, String)])
  func fixed(value: Double, decimals: Int, text: String) {
    #expect(NumberText.fixed(value, decimals: decimals) == text)
  }

  @Test(
    "significant digits are counted from the first that is not zero",
    arguments: [
      (0, 3, "0"), (1, 3, "1.00"), (12.34, 3, "12.3"), (123.4, 3, "123"), (12345, 3, "12345"),
      (0.1234, 3, "0.123"), (0.001234, 3, "0.00123"), (-0.5, 2, "-0.50"), (.nan, 3, "nan"),
      (0.001, 3, "0.00100"), (1e-6, 3, "0.00000100"), (1.5e-12, 3, "1.50e-12"),
      (-1.5e-12, 1, "-2e-12"), (.infinity, 3, "inf"), (1000, 1, "1000"),
    ] as [(Double, Int, String)])
  func significant(value: Double, digits: Int, text: String) {
    #expect(NumberText.significant(value, digits: digits) == text)
  }

  @Test(
    "a number that is rounded up to the next power of ten has no digit too many",
    arguments: [
      (9.996, 3, "10.0"), (99.96, 3, "100"), (0.9996, 3, "1.00"), (0.09999, 2, "0.10"),
      (9.994, 3, "9.99"), (999.6, 3, "1000"), (-9.999, 3, "-10.0"),
    ] as [(Double, Int, String)])
  func roundedUp(value: Double, digits: Int, text: String) {
    #expect(NumberText.significant(value, digits: digits) == text)
  }
}
