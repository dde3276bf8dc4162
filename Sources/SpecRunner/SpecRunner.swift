// SpecRunner
