---@meta
-- Made by `viewspec docs`: what is written here by hand is lost.

---When content is read out.
---@class AXCustomContent.Importance
---@field default string
---@field high string
AXCustomContent.Importance = {}

---Which way a value is changed by those who can't see it.
---@class AccessibilityAdjustmentDirection
---@field increment string
---@field decrement string
AccessibilityAdjustmentDirection = {}

---What becomes of the children of a view that is made one element.
---@class AccessibilityChildBehavior
---@field ignore string
---@field contain string
---@field combine string
AccessibilityChildBehavior = {}

---How deep a heading lies in the outline of a screen.
---@class AccessibilityHeadingLevel
---@field unspecified string
---@field h1 string
---@field h2 string
---@field h3 string
---@field h4 string
---@field h5 string
---@field h6 string
AccessibilityHeadingLevel = {}

---Which of the two a view is, where one says what the other is.
---@class AccessibilityLabeledPairRole
---@field label string
---@field content string
AccessibilityLabeledPairRole = {}

---A sort of text, which says how it is to be read out.
---@class AccessibilityTextContentType
---@field plain string
---@field console string
---@field fileSystem string
---@field messaging string
---@field narrative string
---@field sourceCode string
---@field spreadsheet string
---@field wordProcessing string
AccessibilityTextContentType = {}

---What a button is for, which decides how it looks.
---@class Alert.Button.Style
---@field default string
---@field cancel string
---@field destructive string
Alert.Button.Style = {}

---Where a view stands in another, both ways.
---@class Alignment
---@field center string
---@field leading string
---@field trailing string
---@field top string
---@field bottom string
---@field topLeading string
---@field topTrailing string
---@field bottomLeading string
---@field bottomTrailing string
---@field leadingFirstTextBaseline string
---@field centerFirstTextBaseline string
---@field trailingFirstTextBaseline string
---@field leadingLastTextBaseline string
---@field centerLastTextBaseline string
---@field trailingLastTextBaseline string
Alignment = {}

---How far something is turned.
---@class Angle
---@field zero Angle
---@field degrees any The angle in degrees: a full turn is 360.
---@field radians any The angle in radians: a full turn is 2π.
Angle = {}

---@return Angle
function Angle.degrees(...) end

---@return Angle
function Angle.radians(...) end

---Colors that change around a point.
---@class AngularGradient
---@overload fun(arguments?: table): AngularGradient
---@overload fun(colors?: (Color|string|table)[], center?: UnitPoint|string|table): AngularGradient
---@overload fun(arguments?: table): AngularGradient
---@overload fun(stops?: (Gradient.Stop|string|table)[], center?: UnitPoint|string|table): AngularGradient
---@overload fun(arguments?: table): AngularGradient
---@overload fun(gradient?: Gradient|string|table, center?: UnitPoint|string|table): AngularGradient
AngularGradient = {}

---The course of an animated change over time.
---@class Animation
---@field default Animation
---@field linear Animation
---@field easeIn Animation
---@field easeOut Animation
---@field easeInOut Animation
---@field spring Animation
---@field interactiveSpring Animation
---@field smooth Animation
---@field snappy Animation
---@field bouncy Animation
Animation = {}

---@return Animation
function Animation.linear(...) end

---@return Animation
function Animation.easeIn(...) end

---@return Animation
function Animation.easeOut(...) end

---@return Animation
function Animation.easeInOut(...) end

---@return Animation
function Animation.timingCurve(...) end

---@return Animation
function Animation.spring(...) end

---@return Animation
function Animation.spring(...) end

---@return Animation
function Animation.interactiveSpring(...) end

---@return Animation
function Animation.interpolatingSpring(...) end

---@return Animation
function Animation.smooth(...) end

---@return Animation
function Animation.snappy(...) end

---@return Animation
function Animation.bouncy(...) end

---Starts so many seconds later.
---@return any
function Animation:delay(delay) end

---Runs so many times as fast.
---@return any
function Animation:speed(speed) end

---Runs so many times, back and forth or each time from the start.
---@return any
function Animation:repeatCount(repeatCount, autoreverses) end

---Runs without end, back and forth or each time from the start.
---@return any
function Animation:repeatForever(autoreverses) end

---How a view comes and goes.
---@class AnyTransition
---@field identity AnyTransition
---@field opacity AnyTransition
---@field slide AnyTransition
---@field scale AnyTransition
AnyTransition = {}

---@return AnyTransition
function AnyTransition.scale(...) end

---@return AnyTransition
function AnyTransition.move(...) end

---@return AnyTransition
function AnyTransition.push(...) end

---@return AnyTransition
function AnyTransition.offset(...) end

---@return AnyTransition
function AnyTransition.asymmetric(...) end

---This and another at once.
---@return any
function AnyTransition:combined(other) end

---This, in the course of an animation.
---@return any
function AnyTransition:animation(animation) end

---A direction.
---@class Axis
---@field horizontal string
---@field vertical string
Axis = {}

---Some directions.
---@class Axis.Set
---@field vertical string
---@field horizontal string
---@field both string
Axis.Set = {}

---How the colors of a view mix with those behind it.
---@class BlendMode
---@field normal string
---@field multiply string
---@field screen string
---@field overlay string
---@field darken string
---@field lighten string
---@field colorDodge string
---@field colorBurn string
---@field softLight string
---@field hardLight string
---@field difference string
---@field exclusion string
---@field hue string
---@field saturation string
---@field color string
---@field luminosity string
---@field sourceAtop string
---@field destinationOver string
---@field destinationOut string
---@field plusDarker string
---@field plusLighter string
BlendMode = {}

---The shape of the border that buttons have.
---@class ButtonBorderShape
---@field automatic string
---@field capsule string
---@field circle string
---@field roundedRectangle string
ButtonBorderShape = {}

---What a button does to the things it concerns.
---@class ButtonRole
---@field destructive string
---@field cancel string
ButtonRole = {}

---A change of points that keeps parallels.
---@class CGAffineTransform
---@field identity CGAffineTransform
---@field a any What x adds to x.
---@field b any What x adds to y.
---@field c any What y adds to x.
---@field d any What y adds to y.
---@field tx any What is added to x.
---@field ty any What is added to y.
---@overload fun(arguments?: table): CGAffineTransform
---@overload fun(a?: number, b?: number, c?: number, d?: number, tx?: number, ty?: number): CGAffineTransform
CGAffineTransform = {}

---@return CGAffineTransform
function CGAffineTransform.translation(...) end

---@return CGAffineTransform
function CGAffineTransform.scale(...) end

---@return CGAffineTransform
function CGAffineTransform.rotation(...) end

---The transform that does this first, then another.
---@return any
function CGAffineTransform:concatenating(next) end

---The transform that takes this one back; this one where nothing can.
---@return any
function CGAffineTransform:inverted() end

---How the end of a line looks.
---@class CGLineCap
---@field butt string
---@field round string
---@field square string
CGLineCap = {}

---How the corner between two lines looks.
---@class CGLineJoin
---@field miter string
---@field round string
---@field bevel string
CGLineJoin = {}

---A place, in points.
---@class CGPoint
---@field zero CGPoint
---@overload fun(arguments?: table): CGPoint
---@overload fun(x?: number, y?: number): CGPoint
CGPoint = {}

---A place and a size, in points.
---@class CGRect
---@field zero CGRect
---@overload fun(arguments?: table): CGRect
---@overload fun(x?: number, y?: number, width?: number, height?: number): CGRect
CGRect = {}

---A width and a height, in points.
---@class CGSize
---@field zero CGSize
---@overload fun(arguments?: table): CGSize
---@overload fun(width?: number, height?: number): CGSize
CGSize = {}

---A direction with a length, in points.
---@class CGVector
---@field zero CGVector
---@overload fun(arguments?: table): CGVector
---@overload fun(dx?: number, dy?: number): CGVector
CGVector = {}

---A rectangle whose shorter sides are round.
---@class Capsule
---@overload fun(arguments?: table): Capsule
Capsule = {}

---The largest circle in the middle of its place.
---@class Circle
---@overload fun(arguments?: table): Circle
Circle = {}

---A color: one of the system's, or one by its components.
---@class Color
---@field clear Color
---@field black Color
---@field white Color
---@field gray Color
---@field red Color
---@field green Color
---@field blue Color
---@field orange Color
---@field yellow Color
---@field pink Color
---@field purple Color
---@field mint Color
---@field teal Color
---@field cyan Color
---@field indigo Color
---@field brown Color
---@field primary Color
---@field secondary Color
---@field accentColor Color
---@overload fun(arguments?: table): Color
---@overload fun(red?: number, green?: number, blue?: number): Color
---@overload fun(arguments?: table): Color
---@overload fun(white?: number): Color
---@overload fun(arguments?: table): Color
---@overload fun(hue?: number, saturation?: number, brightness?: number): Color
Color = {}

---The color with its opacity multiplied, from transparent at 0 to unchanged at 1.
---@return any
function Color:opacity(opacity) end

---Red, green and blue with their opacity. Raises an error for a color of an asset catalogue.
---@return any
function Color:rgba() end

---The name of one of the system's colors, or in an asset catalogue. Raises an error for a color by its components.
---@return any
function Color:name() end

---How the components of a color are to be read.
---@class Color.RGBColorSpace
---@field sRGB string
---@field sRGBLinear string
---@field displayP3 string
Color.RGBColorSpace = {}

---How colors are worked out while something is drawn.
---@class ColorRenderingMode
---@field nonLinear string
---@field linear string
---@field extendedLinear string
ColorRenderingMode = {}

---Whether a screen is light or dark.
---@class ColorScheme
---@field light string
---@field dark string
ColorScheme = {}

---The shape of what it stands in.
---@class ContainerRelativeShape
---@overload fun(arguments?: table): ContainerRelativeShape
ContainerRelativeShape = {}

---How a view uses room of another shape than its own.
---@class ContentMode
---@field fit string
---@field fill string
ContentMode = {}

---In which size a person reads text, as older source has it. `DynamicTypeSize` is the same under other names.
---@class ContentSizeCategory
---@field extraSmall string
---@field small string
---@field medium string
---@field large string
---@field extraLarge string
---@field extraExtraLarge string
---@field extraExtraExtraLarge string
---@field accessibilityMedium string
---@field accessibilityLarge string
---@field accessibilityExtraLarge string
---@field accessibilityExtraExtraLarge string
---@field accessibilityExtraExtraExtraLarge string
ContentSizeCategory = {}

---How a view goes over from one content to the next.
---@class ContentTransition
---@field identity ContentTransition
---@field interpolate ContentTransition
---@field opacity ContentTransition
---@field symbolEffect ContentTransition
ContentTransition = {}

---@return ContentTransition
function ContentTransition.numericText(...) end

---How much room controls take.
---@class ControlSize
---@field mini string
---@field small string
---@field regular string
---@field large string
---@field extraLarge string
ControlSize = {}

---A point in time: `Date('2026-11-21T10:00:00Z')`, or seconds since 1970.
---@class Date
---@field timeIntervalSince1970 any
---@field timeIntervalSinceReferenceDate any
---@overload fun(arguments?: table): Date
---@overload fun(timeIntervalSince1970?: number): Date
---@overload fun(arguments?: table): Date
---@overload fun(timeIntervalSinceReferenceDate?: number): Date
Date = {}

---@return Date
function Date.now(...) end

---The date so many seconds later.
---@return any
function Date:addingTimeInterval(seconds) end

---The seconds since another date.
---@return any
function Date:timeIntervalSince(other) end

---Whether it is earlier than another date.
---@return any
function Date:isBefore(other) end

---In which size a person reads text.
---@class DynamicTypeSize
---@field xSmall string
---@field small string
---@field medium string
---@field large string
---@field xLarge string
---@field xxLarge string
---@field xxxLarge string
---@field accessibility1 string
---@field accessibility2 string
---@field accessibility3 string
---@field accessibility4 string
---@field accessibility5 string
DynamicTypeSize = {}

---A side of a rectangle.
---@class Edge
---@field top string
---@field leading string
---@field bottom string
---@field trailing string
Edge = {}

---Distances from the sides of a rectangle inwards, in points.
---@class EdgeInsets
---@overload fun(arguments?: table): EdgeInsets
---@overload fun(arguments?: table): EdgeInsets
---@overload fun(length?: number): EdgeInsets
EdgeInsets = {}

---Whether a person edits what a view shows.
---@class EditMode
---@field inactive string
---@field transient string
---@field active string
EditMode = {}

---An ellipse that fills its place.
---@class Ellipse
---@overload fun(arguments?: table): Ellipse
Ellipse = {}

---Colors that change from a point outwards, as far as the place is wide and high.
---@class EllipticalGradient
---@overload fun(arguments?: table): EllipticalGradient
---@overload fun(colors?: (Color|string|table)[]): EllipticalGradient
---@overload fun(arguments?: table): EllipticalGradient
---@overload fun(stops?: (Gradient.Stop|string|table)[]): EllipticalGradient
---@overload fun(arguments?: table): EllipticalGradient
---@overload fun(gradient?: Gradient|string|table): EllipticalGradient
EllipticalGradient = {}

---How the inside of a shape is drawn.
---@class FillStyle
---@field isEOFilled any Whether a place that the outline goes around an even number of times counts as outside.
---@field isAntialiased any Whether the edges are smooth.
---@overload fun(arguments?: table): FillStyle
FillStyle = {}

---A font: a text style, a system font of some size, or one by name.
---@class Font
---@field largeTitle Font
---@field title Font
---@field title2 Font
---@field title3 Font
---@field headline Font
---@field subheadline Font
---@field body Font
---@field callout Font
---@field footnote Font
---@field caption Font
---@field caption2 Font
Font = {}

---@return Font
function Font.system(...) end

---@return Font
function Font.system(...) end

---@return Font
function Font.custom(...) end

---@return Font
function Font.custom(...) end

---The font in bold.
---@return any
function Font:bold() end

---The font in italics.
---@return any
function Font:italic() end

---The font with small capitals for all letters.
---@return any
function Font:smallCaps() end

---The font with small capitals for small letters.
---@return any
function Font:lowercaseSmallCaps() end

---The font with small capitals for capitals.
---@return any
function Font:uppercaseSmallCaps() end

---The font with digits that are all as wide.
---@return any
function Font:monospacedDigit() end

---The font with letters that are all as wide.
---@return any
function Font:monospaced() end

---The font with this space between lines.
---@return any
function Font:leading(leading) end

---The font in letters of this width.
---@return any
function Font:width(width) end

---The size in points. Raises an error when the font has a role and no size of its own.
---@return any
function Font:size() end

---Whether the size stays whatever size the person reads text in. Raises an error unless the font was given by name.
---@return any
function Font:isFixedSize() end

---The name. Raises an error unless the font was given by name.
---@return any
function Font:name() end

---The design. Raises an error when none was given.
---@return any
function Font:design() end

---The role. Raises an error unless the font was given by one.
---@return any
function Font:style() end

---The font in this weight; without one, the weight that it has.
---@return any
function Font:weight(weight) end

---The general shape of a font's letters.
---@class Font.Design
---@field default string
---@field serif string
---@field rounded string
---@field monospaced string
Font.Design = {}

---The space between lines.
---@class Font.Leading
---@field standard string
---@field tight string
---@field loose string
Font.Leading = {}

---A role that text has on a screen.
---@class Font.TextStyle
---@field largeTitle string
---@field title string
---@field title2 string
---@field title3 string
---@field headline string
---@field subheadline string
---@field body string
---@field callout string
---@field footnote string
---@field caption string
---@field caption2 string
Font.TextStyle = {}

---The thickness of a font's strokes.
---@class Font.Weight
---@field ultraLight string
---@field thin string
---@field light string
---@field regular string
---@field medium string
---@field semibold string
---@field bold string
---@field heavy string
---@field black string
Font.Weight = {}

---How wide a font's letters are.
---@class Font.Width
---@field compressed string
---@field condensed string
---@field standard string
---@field expanded string
Font.Width = {}

---Which gestures count where one is attached to a view: the attached one, those of the view and what it contains, or both.
---@class GestureMask
---@field all string
---@field gesture string
---@field subviews string
---@field none string
GestureMask = {}

---A material that refracts what is behind.
---@class Glass
---@field regular Glass
---@field clear Glass
---@field identity Glass
Glass = {}

---The glass in a color; nil for none.
---@return any
function Glass:tint(color) end

---The glass, which reacts to touches or not.
---@return any
function Glass:interactive(isEnabled) end

---Colors that change from one into the next.
---@class Gradient
---@field stops any The colors, in order.
---@field colors any
---@overload fun(arguments?: table): Gradient
---@overload fun(colors?: (Color|string|table)[]): Gradient
---@overload fun(arguments?: table): Gradient
---@overload fun(stops?: (Gradient.Stop|string|table)[]): Gradient
Gradient = {}

---A color of a gradient, and where it is reached.
---@class Gradient.Stop
---@field color any The color.
---@field location any Where it is reached, from 0 at the start to 1 at the end.
---@overload fun(arguments?: table): Gradient.Stop
---@overload fun(color?: Color|string|table, location?: number): Gradient.Stop
Gradient.Stop = {}

---A row of a horizontal grid, or a column of a vertical one.
---@class GridItem
---@field spacing any The distance to the next one in points, nil for the system's usual one.
---@field alignment any Where the views stand in it, nil for where the grid puts them.
GridItem = {}

---@return GridItem
function GridItem.fixed(...) end

---@return GridItem
function GridItem.flexible(...) end

---@return GridItem
function GridItem.adaptive(...) end

---The foreground style, or a weaker one of its family.
---@class HierarchicalShapeStyle
---@field primary HierarchicalShapeStyle
---@field secondary HierarchicalShapeStyle
---@field tertiary HierarchicalShapeStyle
---@field quaternary HierarchicalShapeStyle
---@field quinary HierarchicalShapeStyle
HierarchicalShapeStyle = {}

---Where views stand across a vertical stack.
---@class HorizontalAlignment
---@field leading string
---@field center string
---@field trailing string
HorizontalAlignment = {}

---The leading or the trailing side.
---@class HorizontalEdge
---@field leading string
---@field trailing string
HorizontalEdge = {}

---What becomes of a view when a pointer comes over it.
---@class HoverEffect
---@field automatic string
---@field highlight string
---@field lift string
HoverEffect = {}

---How carefully an image is drawn in another size.
---@class Image.Interpolation
---@field none string
---@field low string
---@field medium string
---@field high string
Image.Interpolation = {}

---How an image fills a place that is larger.
---@class Image.ResizingMode
---@field stretch string
---@field tile string
Image.ResizingMode = {}

---How large a symbol is beside text.
---@class Image.Scale
---@field small string
---@field medium string
---@field large string
Image.Scale = {}

---Whether an image's own colors are drawn, or its form in the color of the surroundings.
---@class Image.TemplateRenderingMode
---@field template string
---@field original string
Image.TemplateRenderingMode = {}

---How a device is held.
---@class InterfaceOrientation
---@field portrait string
---@field portraitUpsideDown string
---@field landscapeLeft string
---@field landscapeRight string
InterfaceOrientation = {}

---The direction in which a screen is read.
---@class LayoutDirection
---@field leftToRight string
---@field rightToLeft string
LayoutDirection = {}

---Colors that change along a line.
---@class LinearGradient
---@overload fun(arguments?: table): LinearGradient
---@overload fun(colors?: (Color|string|table)[], startPoint?: UnitPoint|string|table, endPoint?: UnitPoint|string|table): LinearGradient
---@overload fun(arguments?: table): LinearGradient
---@overload fun(stops?: (Gradient.Stop|string|table)[], startPoint?: UnitPoint|string|table, endPoint?: UnitPoint|string|table): LinearGradient
---@overload fun(arguments?: table): LinearGradient
---@overload fun(gradient?: Gradient|string|table, startPoint?: UnitPoint|string|table, endPoint?: UnitPoint|string|table): LinearGradient
LinearGradient = {}

---A language and a region.
---@class Locale
Locale = {}

---What two views have in common while one takes the other's place.
---@class MatchedGeometryProperties
---@field frame string
---@field position string
---@field size string
MatchedGeometryProperties = {}

---A layer through which what is behind shows blurred.
---@class Material
---@field ultraThin Material
---@field thin Material
---@field regular Material
---@field thick Material
---@field ultraThick Material
---@field bar Material
Material = {}

---The direction of an arrow key.
---@class MoveCommandDirection
---@field up string
---@field down string
---@field left string
---@field right string
MoveCommandDirection = {}

---How large the title of a screen is shown.
---@class NavigationBarItem.TitleDisplayMode
---@field automatic string
---@field inline string
---@field large string
NavigationBarItem.TitleDisplayMode = {}

---Which columns of a split view are shown.
---@class NavigationSplitViewVisibility
---@field automatic string
---@field all string
---@field doubleColumn string
---@field detailOnly string
NavigationSplitViewVisibility = {}

---When the dots that stand for the pages are shown.
---@class PageTabViewStyle.IndexDisplayMode
---@field automatic string
---@field always string
---@field never string
PageTabViewStyle.IndexDisplayMode = {}

---Lines and curves, in points.
---@class Path
---@field steps any
---@field isEmpty any Whether it has no steps.
---@field boundingRect any The smallest rectangle around the path; null when it has no steps.
---@overload fun(arguments?: table): Path
---@overload fun(steps?: string): Path
Path = {}

---@return Path
function Path.ellipse(...) end

---@return Path
function Path.rect(...) end

---Whether a point lies inside, where `eoFill` says that a place that the path goes around an even number of times is outside. Open stretches count as closed. Curves are followed by straight lines.
---@return any
function Path:contains(x, y, eoFill) end

---The stretch of the path between two parts of its length, each from 0 to 1.
---@return any
function Path:trimmedPath(from, to) end

---Which views of a lazy stack stay in sight while it is scrolled.
---@class PinnedScrollableViews
---@field sectionHeaders string
---@field sectionFooters string
---@field both string
---@field none string
PinnedScrollableViews = {}

---A key under which views tell those around them something. Without `reduce` the last view that tells wins.
---@class PreferenceKey
---@field default any
---@overload fun(arguments?: table): PreferenceKey
PreferenceKey = {}

---Whether a person can use what is behind a presented screen.
---@class PresentationBackgroundInteraction
---@field automatic string
---@field enabled string
---@field disabled string
PresentationBackgroundInteraction = {}

---A height at which a sheet can rest.
---@class PresentationDetent
---@field medium string
---@field large string
PresentationDetent = {}

---How much room a preview gives a view.
---@class PreviewLayout
---@field device PreviewLayout
---@field sizeThatFits PreviewLayout
PreviewLayout = {}

---@return PreviewLayout
function PreviewLayout.fixed(...) end

---A change of points, as things far away are seen.
---@class ProjectionTransform
---@field identity ProjectionTransform
---@field isIdentity any Whether it leaves everything as it is.
---@field isAffine any Whether it keeps parallels.
---@field rows any The numbers, row by row.
---@overload fun(arguments?: table): ProjectionTransform
---@overload fun(arguments?: table): ProjectionTransform
---@overload fun(transform?: CGAffineTransform|string|table): ProjectionTransform
---@overload fun(arguments?: table): ProjectionTransform
---@overload fun(rows?: ((number)[])[]): ProjectionTransform
ProjectionTransform = {}

---What takes it back; itself where nothing can.
---@return any
function ProjectionTransform:inverted() end

---The transform that does this first, then another.
---@return any
function ProjectionTransform:concatenating(transform) end

---How much something stands out.
---@class Prominence
---@field standard string
---@field increased string
Prominence = {}

---Colors that change from a point outwards.
---@class RadialGradient
---@overload fun(arguments?: table): RadialGradient
---@overload fun(colors?: (Color|string|table)[], center?: UnitPoint|string|table, startRadius?: number, endRadius?: number): RadialGradient
---@overload fun(arguments?: table): RadialGradient
---@overload fun(stops?: (Gradient.Stop|string|table)[], center?: UnitPoint|string|table, startRadius?: number, endRadius?: number): RadialGradient
---@overload fun(arguments?: table): RadialGradient
---@overload fun(gradient?: Gradient|string|table, center?: UnitPoint|string|table, startRadius?: number, endRadius?: number): RadialGradient
RadialGradient = {}

---A rectangle that fills its place.
---@class Rectangle
---@overload fun(arguments?: table): Rectangle
Rectangle = {}

---How a corner is rounded. The paths of this model draw both the same, as quarters of an ellipse.
---@class RoundedCornerStyle
---@field continuous string
---@field circular string
RoundedCornerStyle = {}

---A rectangle with round corners.
---@class RoundedRectangle
---@field cornerSize any How wide and how high the corners are, in points.
---@overload fun(arguments?: table): RoundedRectangle
---@overload fun(cornerRadius?: number): RoundedRectangle
---@overload fun(arguments?: table): RoundedRectangle
---@overload fun(cornerSize?: any): RoundedRectangle
RoundedRectangle = {}

---What covers parts of a screen.
---@class SafeAreaRegions
---@field all string
---@field container string
---@field keyboard string
SafeAreaRegions = {}

---Whether a scene is in use.
---@class ScenePhase
---@field background string
---@field inactive string
---@field active string
ScenePhase = {}

---When a scrolling view bounces at its ends.
---@class ScrollBounceBehavior
---@field automatic string
---@field always string
---@field basedOnSize string
ScrollBounceBehavior = {}

---How scrolling dismisses the keyboard.
---@class ScrollDismissesKeyboardMode
---@field automatic string
---@field immediately string
---@field interactively string
---@field never string
ScrollDismissesKeyboardMode = {}

---Whether the indicators of scrolling views are shown.
---@class ScrollIndicatorVisibility
---@field automatic string
---@field visible string
---@field hidden string
---@field never string
ScrollIndicatorVisibility = {}

---Scrolls to views.
---@class ScrollViewProxy
ScrollViewProxy = {}

---Scrolls so that the view with this identity is seen, at a place of the scroll view, or as little as that takes.
---@return any
function ScrollViewProxy:scrollTo(id, anchor) end

---Where a search field stands.
---@class SearchFieldPlacement
---@field automatic string
---@field toolbar string
---@field sidebar string
---@field navigationBarDrawer string
---@field navigationBarDrawerAlways string
SearchFieldPlacement = {}

---What is shown of something before it is shared.
---@class SharePreview
---@field title any The title.
---@field image any The picture. Raises an error where there is none.
---@field icon any The icon. Raises an error where there is none.
---@overload fun(arguments?: table): SharePreview
---@overload fun(title?: string): SharePreview
SharePreview = {}

---How the outline of a shape is drawn.
---@class StrokeStyle
---@field lineWidth any How wide the line is, in points.
---@field lineCap any How its ends look.
---@field lineJoin any How its corners look.
---@field miterLimit any How long a mitered corner may be, in line widths, before it is cut off.
---@field dash any How long the dashes and the gaps between them are in turn, in points; none for a line without gaps.
---@field dashPhase any Where in the pattern of dashes the line starts, in points.
---@overload fun(arguments?: table): StrokeStyle
---@overload fun(lineWidth?: number): StrokeStyle
StrokeStyle = {}

---What the key is called that ends what is typed.
---@class SubmitLabel
---@field done string
---@field go string
---@field send string
---@field join string
---@field route string
---@field search string
---@field return string
---@field next string
---@field continue string
SubmitLabel = {}

---How the layers of a symbol are colored.
---@class SymbolRenderingMode
---@field monochrome string
---@field multicolor string
---@field hierarchical string
---@field palette string
SymbolRenderingMode = {}

---In which variants a symbol is drawn.
---@class SymbolVariants
---@field none SymbolVariants
---@field circle SymbolVariants
---@field square SymbolVariants
---@field rectangle SymbolVariants
---@field fill SymbolVariants
---@field slash SymbolVariants
---@field circle any In a circle.
---@field square any In a square.
---@field rectangle any In a rectangle.
---@field fill any Filled.
---@field slash any Crossed out.
SymbolVariants = {}

---Whether these are among them.
---@return any
function SymbolVariants:contains(variants) end

---The attributes of a text, or of a range of it.
---@class Text.Attributes
Text.Attributes = {}

---Whether the text is bold.
---@return any
function Text.Attributes:isBold() end

---Whether the text is italic.
---@return any
function Text.Attributes:isItalic() end

---How heavy the letters are.
---@return any
function Text.Attributes:fontWeight() end

---The font of the text.
---@return any
function Text.Attributes:font() end

---The color of the text.
---@return any
function Text.Attributes:foregroundColor() end

---Whether the text is struck through.
---@return any
function Text.Attributes:isStrikethrough() end

---The color of the line through the text.
---@return any
function Text.Attributes:strikethroughColor() end

---The style of the line through the text.
---@return any
function Text.Attributes:strikethroughStyle() end

---Whether the text is underlined.
---@return any
function Text.Attributes:isUnderline() end

---The color of the line below the text.
---@return any
function Text.Attributes:underlineColor() end

---The style of the line below the text.
---@return any
function Text.Attributes:underlineStyle() end

---The space that is added between letters, in points; ligatures are kept apart.
---@return any
function Text.Attributes:kerning() end

---The space that is added behind each letter, in points.
---@return any
function Text.Attributes:tracking() end

---How far the text is moved upwards, in points.
---@return any
function Text.Attributes:baselineOffset() end

---Where the text leads when it is tapped.
---@return any
function Text.Attributes:link() end

---The attributes of a part of the text.
---@return any
function Text.Attributes:range(first, last) end

---In which letters a text is shown.
---@class Text.Case
---@field uppercase string
---@field lowercase string
Text.Case = {}

---How a text shows a date. What depends on the time of day goes by the clock that views see.
---@class Text.DateStyle
---@field time string
---@field date string
---@field relative string
---@field offset string
---@field timer string
Text.DateStyle = {}

---What a line is made of.
---@class Text.LineStyle.Pattern
---@field solid string
---@field dot string
---@field dash string
---@field dashDot string
---@field dashDotDot string
Text.LineStyle.Pattern = {}

---Which part of a text is left out where it doesn't fit.
---@class Text.TruncationMode
---@field head string
---@field tail string
---@field middle string
Text.TruncationMode = {}

---Where the lines of a text stand.
---@class TextAlignment
---@field leading string
---@field center string
---@field trailing string
TextAlignment = {}

---What becomes a capital while a person types.
---@class TextInputAutocapitalization
---@field never string
---@field words string
---@field sentences string
---@field characters string
TextInputAutocapitalization = {}

---Whether a person can select a text, as a dynamic language names it.
---@class TextSelectabilityName
---@field enabled string
---@field disabled string
TextSelectabilityName = {}

---Where an item of a toolbar stands.
---@class ToolbarItemPlacement
---@field automatic string
---@field principal string
---@field navigation string
---@field primaryAction string
---@field secondaryAction string
---@field status string
---@field confirmationAction string
---@field cancellationAction string
---@field destructiveAction string
---@field keyboard string
---@field bottomBar string
---@field topBarLeading string
---@field topBarTrailing string
---@field navigationBarLeading string
---@field navigationBarTrailing string
ToolbarItemPlacement = {}

---A bar that belongs to a screen.
---@class ToolbarPlacement
---@field automatic string
---@field bottomBar string
---@field navigationBar string
---@field tabBar string
---@field windowToolbar string
ToolbarPlacement = {}

---The keyboard that fits what is typed.
---@class UIKeyboardType
---@field default string
---@field asciiCapable string
---@field numbersAndPunctuation string
---@field URL string
---@field numberPad string
---@field phonePad string
---@field namePhonePad string
---@field emailAddress string
---@field decimalPad string
---@field twitter string
---@field webSearch string
---@field asciiCapableNumberPad string
UIKeyboardType = {}

---What becomes a capital while a person types, as older source names it.
---@class UITextAutocapitalizationType
---@field none string
---@field words string
---@field sentences string
---@field allCharacters string
UITextAutocapitalizationType = {}

---What is typed into a field, so that it can be suggested.
---@class UITextContentType
---@field name string
---@field namePrefix string
---@field givenName string
---@field middleName string
---@field familyName string
---@field nameSuffix string
---@field nickname string
---@field jobTitle string
---@field organizationName string
---@field location string
---@field fullStreetAddress string
---@field streetAddressLine1 string
---@field streetAddressLine2 string
---@field addressCity string
---@field addressState string
---@field addressCityAndState string
---@field sublocality string
---@field countryName string
---@field postalCode string
---@field telephoneNumber string
---@field emailAddress string
---@field URL string
---@field creditCardNumber string
---@field username string
---@field password string
---@field newPassword string
---@field oneTimeCode string
---@field dateTime string
---@field flightNumber string
---@field shipmentTrackingNumber string
---@field birthdate string
---@field birthdateDay string
---@field birthdateMonth string
---@field birthdateYear string
---@field creditCardName string
---@field creditCardGivenName string
---@field creditCardMiddleName string
---@field creditCardFamilyName string
---@field creditCardSecurityCode string
---@field creditCardExpiration string
---@field creditCardExpirationMonth string
---@field creditCardExpirationYear string
---@field creditCardType string
UITextContentType = {}

---An address.
---@class URL
URL = {}

---A rectangle with a radius for each corner.
---@class UnevenRoundedRectangle
---@overload fun(arguments?: table): UnevenRoundedRectangle
UnevenRoundedRectangle = {}

---A place in a rectangle of any size, by parts of its width and height.
---@class UnitPoint
---@field zero UnitPoint
---@field center UnitPoint
---@field leading UnitPoint
---@field trailing UnitPoint
---@field top UnitPoint
---@field bottom UnitPoint
---@field topLeading UnitPoint
---@field topTrailing UnitPoint
---@field bottomLeading UnitPoint
---@field bottomTrailing UnitPoint
---@field x any The part of the width, from the left.
---@field y any The part of the height, from the top.
---@overload fun(arguments?: table): UnitPoint
---@overload fun(x?: number, y?: number): UnitPoint
UnitPoint = {}

---How much space there is on the screen along one axis.
---@class UserInterfaceSizeClass
---@field compact string
---@field regular string
UserInterfaceSizeClass = {}

---Where views stand across a horizontal stack.
---@class VerticalAlignment
---@field top string
---@field center string
---@field bottom string
---@field firstTextBaseline string
---@field lastTextBaseline string
VerticalAlignment = {}

---The top or the bottom side.
---@class VerticalEdge
---@field top string
---@field bottom string
VerticalEdge = {}

---Some of both sides.
---@class VerticalEdge.Set
---@field all string
---@field top string
---@field bottom string
VerticalEdge.Set = {}

---Whether something is shown, where the surroundings may have a say in it.
---@class Visibility
---@field automatic string
---@field visible string
---@field hidden string
Visibility = {}
