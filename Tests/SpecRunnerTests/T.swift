import Testing
@testable import SpecRunner

