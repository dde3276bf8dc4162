---@meta
-- Made by `viewspec docs`: what is written here by hand is lost.

---A gesture, before it is attached to a view.
---@class Gesture

---@class AlertButtonArguments
---@field action? function
---@field label? string
---@field style? "default"|"cancel"|"destructive"|Alert.Button.Style
---@field [integer] any

---A button of an alert or an action sheet.
---@overload fun(label: string, action?: function): View
---@param arguments? AlertButtonArguments
---@return View
function AlertButton(arguments) end

---@class AnyViewArguments
---@field content? View|string
---@field [integer] any

---A view whose type is hidden.
---@overload fun(content: View|string): View
---@param arguments? AnyViewArguments
---@return View
function AnyView(arguments) end

---@class AsyncImageArguments
---@field content? any view or function
---@field scale? number
---@field url? URL|string|table
---@field [integer] any

---Shows an image that is loaded from an address.
---@overload fun(url: URL|string|table, content?: any): View
---@param arguments? AsyncImageArguments
---@return View
function AsyncImage(arguments) end

---@class ButtonArguments
---@field action? function
---@field label? View|string
---@field role? "destructive"|"cancel"|ButtonRole
---@field [integer] any

---A control that acts when it is tapped.
---@overload fun(label: View|string, action: function): View
---@param arguments? ButtonArguments
---@return View
function Button(arguments) end

---@class ColorPickerArguments
---@field label? View|string
---@field selection? State
---@field supportsOpacity? boolean
---@field [integer] any

---A control to choose a color.
---@overload fun(label: View|string, selection: State): View
---@param arguments? ColorPickerArguments
---@return View
function ColorPicker(arguments) end

---@class ControlGroupArguments
---@field [integer] View|string|false
---@field label? View|string

---Controls that belong together.
---@overload fun(...: View|string|false): View
---@param arguments? ControlGroupArguments
---@return View
function ControlGroup(arguments) end

---@class DatePickerArguments
---@field displayedComponents? any parts of a date
---@field label? View|string
---@field max? Date|string|table
---@field min? Date|string|table
---@field selection? State
---@field [integer] any

---A control to choose a date.
---@overload fun(label: View|string, selection: State): View
---@param arguments? DatePickerArguments
---@return View
function DatePicker(arguments) end

---@class DisclosureGroupArguments
---@field [integer] View|string|false
---@field isExpanded? State
---@field label? View|string

---A label, and content that is shown while it is expanded.
---@overload fun(...: View|string|false): View
---@param arguments? DisclosureGroupArguments
---@return View
function DisclosureGroup(arguments) end

---@class DividerArguments
---@field [integer] any

---A line between views.
---@param arguments? DividerArguments
---@return View
function Divider(arguments) end

---@class EditButtonArguments
---@field [integer] any

---A control that starts and ends editing.
---@param arguments? EditButtonArguments
---@return View
function EditButton(arguments) end

---@class EmptyViewArguments
---@field [integer] any

---A view with no content.
---@param arguments? EmptyViewArguments
---@return View
function EmptyView(arguments) end

---@class ForEachArguments
---@field content? function
---@field data? (any)[]
---@field [integer] any

---Views made from the elements of a list.
---@overload fun(data: (any)[], content: function): View
---@param arguments? ForEachArguments
---@return View
function ForEach(arguments) end

---@class FormArguments
---@field [integer] View|string|false

---Controls that belong together, such as settings.
---@overload fun(...: View|string|false): View
---@param arguments? FormArguments
---@return View
function Form(arguments) end

---@class GaugeArguments
---@field currentValueLabel? View|string
---@field label? View|string
---@field max? number
---@field maximumValueLabel? View|string
---@field min? number
---@field minimumValueLabel? View|string
---@field value? number
---@field [integer] any

---Shows where in a range a value is.
---@overload fun(label: View|string, value: number): View
---@param arguments? GaugeArguments
---@return View
function Gauge(arguments) end

---@class GeometryReaderArguments
---@field content? any view or function
---@field [integer] any

---Tells its content how much room there is.
---@overload fun(content: any): View
---@param arguments? GeometryReaderArguments
---@return View
function GeometryReader(arguments) end

---@class GlassEffectContainerArguments
---@field [integer] View|string|false
---@field spacing? number

---Views whose glass is drawn as one.
---@overload fun(...: View|string|false): View
---@param arguments? GlassEffectContainerArguments
---@return View
function GlassEffectContainer(arguments) end

---@class GridArguments
---@field alignment? "center"|"leading"|"trailing"|"top"|"bottom"|"topLeading"|"topTrailing"|"bottomLeading"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|Alignment
---@field [integer] View|string|false
---@field horizontalSpacing? number
---@field verticalSpacing? number

---Rows whose views stand in common columns.
---@overload fun(...: View|string|false): View
---@param arguments? GridArguments
---@return View
function Grid(arguments) end

---@class GridRowArguments
---@field alignment? "top"|"center"|"bottom"|"firstTextBaseline"|"lastTextBaseline"|VerticalAlignment
---@field [integer] View|string|false

---The views that stand in one row of a grid, one to a column.
---@overload fun(...: View|string|false): View
---@param arguments? GridRowArguments
---@return View
function GridRow(arguments) end

---@class GroupArguments
---@field [integer] View|string|false

---Views that are treated as one.
---@overload fun(...: View|string|false): View
---@param arguments? GroupArguments
---@return View
function Group(arguments) end

---@class GroupBoxArguments
---@field [integer] View|string|false
---@field label? View|string

---Views in a box, with a label.
---@overload fun(...: View|string|false): View
---@param arguments? GroupBoxArguments
---@return View
function GroupBox(arguments) end

---@class HSplitViewArguments
---@field [integer] View|string|false

---Views side by side, between which a person moves the borders.
---@overload fun(...: View|string|false): View
---@param arguments? HSplitViewArguments
---@return View
function HSplitView(arguments) end

---@class HStackArguments
---@field alignment? "top"|"center"|"bottom"|"firstTextBaseline"|"lastTextBaseline"|VerticalAlignment
---@field [integer] View|string|false
---@field spacing? number

---Puts its children side by side in a row.
---@overload fun(...: View|string|false): View
---@param arguments? HStackArguments
---@return View
function HStack(arguments) end

---@class ImageArguments
---@field decorative? string
---@field label? string
---@field name? string
---@field systemName? string
---@field variableValue? number
---@field [integer] any

---A picture.
---@overload fun(name: string): View
---@overload fun(systemName: string): View
---@overload fun(decorative: string): View
---@overload fun(name: string, label: string): View
---@param arguments? ImageArguments
---@return View
function Image(arguments) end

---@class LabelArguments
---@field icon? View|string
---@field systemImage? string
---@field title? View|string
---@field [integer] any

---A title with an icon.
---@overload fun(title: View|string, systemImage: string): View
---@overload fun(title: View|string, icon: View|string): View
---@param arguments? LabelArguments
---@return View
function Label(arguments) end

---@class LabeledContentArguments
---@field [integer] View|string|false
---@field label? View|string

---Content beside a label.
---@overload fun(...: View|string|false): View
---@param arguments? LabeledContentArguments
---@return View
function LabeledContent(arguments) end

---@class LazyHGridArguments
---@field alignment? "top"|"center"|"bottom"|"firstTextBaseline"|"lastTextBaseline"|VerticalAlignment
---@field [integer] View|string|false
---@field pinnedViews? "sectionHeaders"|"sectionFooters"|"both"|"none"|PinnedScrollableViews
---@field rows (GridItem|string|table)[]
---@field spacing? number

---A grid that is filled column by column.
---@overload fun(...: View|string|false): View
---@param arguments? LazyHGridArguments
---@return View
function LazyHGrid(arguments) end

---@class LazyHStackArguments
---@field alignment? "top"|"center"|"bottom"|"firstTextBaseline"|"lastTextBaseline"|VerticalAlignment
---@field [integer] View|string|false
---@field pinnedViews? "sectionHeaders"|"sectionFooters"|"both"|"none"|PinnedScrollableViews
---@field spacing? number

---Puts its children side by side in a row, made when they are needed.
---@overload fun(...: View|string|false): View
---@param arguments? LazyHStackArguments
---@return View
function LazyHStack(arguments) end

---@class LazyVGridArguments
---@field alignment? "leading"|"center"|"trailing"|HorizontalAlignment
---@field columns (GridItem|string|table)[]
---@field [integer] View|string|false
---@field pinnedViews? "sectionHeaders"|"sectionFooters"|"both"|"none"|PinnedScrollableViews
---@field spacing? number

---A grid that is filled row by row.
---@overload fun(...: View|string|false): View
---@param arguments? LazyVGridArguments
---@return View
function LazyVGrid(arguments) end

---@class LazyVStackArguments
---@field alignment? "leading"|"center"|"trailing"|HorizontalAlignment
---@field [integer] View|string|false
---@field pinnedViews? "sectionHeaders"|"sectionFooters"|"both"|"none"|PinnedScrollableViews
---@field spacing? number

---Puts its children one below the other in a column, made when they are needed.
---@overload fun(...: View|string|false): View
---@param arguments? LazyVStackArguments
---@return View
function LazyVStack(arguments) end

---@class LinkArguments
---@field destination? URL|string|table
---@field label? View|string
---@field open? function
---@field [integer] any

---A control that opens an address.
---@overload fun(label: View|string, destination: URL|string|table): View
---@param arguments? LinkArguments
---@return View
function Link(arguments) end

---@class ListArguments
---@field [integer] View|string|false
---@field selection? State|nil

---Rows of views, of which some may be chosen.
---@overload fun(...: View|string|false): View
---@param arguments? ListArguments
---@return View
function List(arguments) end

---@class MenuArguments
---@field [integer] View|string|false
---@field label? View|string
---@field primaryAction? function

---A control that offers a menu.
---@overload fun(...: View|string|false): View
---@param arguments? MenuArguments
---@return View
function Menu(arguments) end

---@class MenuButtonArguments
---@field [integer] View|string|false
---@field label? View|string

---A button that opens a menu.
---@overload fun(...: View|string|false): View
---@param arguments? MenuButtonArguments
---@return View
function MenuButton(arguments) end

---@class MultiDatePickerArguments
---@field label? View|string
---@field max? Date|string|table
---@field min? Date|string|table
---@field selection? State
---@field [integer] any

---A control to choose any number of days.
---@overload fun(label: View|string, selection: State): View
---@param arguments? MultiDatePickerArguments
---@return View
function MultiDatePicker(arguments) end

---@class NavigationLinkArguments
---@field destination? any view or function
---@field isActive? State
---@field label? View|string
---@field value? string|number|boolean
---@field [integer] any

---A control that leads to another screen.
---@overload fun(label: View|string, destination: any): View
---@overload fun(label: View|string, value: string|number|boolean): View
---@param arguments? NavigationLinkArguments
---@return View
function NavigationLink(arguments) end

---@class NavigationSplitViewArguments
---@field columnVisibility? State
---@field content? View|string
---@field detail? View|string
---@field sidebar? View|string
---@field [integer] any

---Two or three columns, each of which leads to what the next one shows.
---@overload fun(sidebar: View|string, detail: View|string): View
---@param arguments? NavigationSplitViewArguments
---@return View
function NavigationSplitView(arguments) end

---@class NavigationStackArguments
---@field [integer] View|string|false
---@field path? State

---Screens one on top of the other.
---@overload fun(...: View|string|false): View
---@param arguments? NavigationStackArguments
---@return View
function NavigationStack(arguments) end

---@class NavigationViewArguments
---@field [integer] View|string|false

---Screens that links lead to, as older source has them.
---@overload fun(...: View|string|false): View
---@param arguments? NavigationViewArguments
---@return View
function NavigationView(arguments) end

---@class OutlineGroupArguments
---@field content? any view or function
---@field data? any
---@field [integer] any

---Views made from the elements of a tree.
---@overload fun(data: any, content: any): View
---@param arguments? OutlineGroupArguments
---@return View
function OutlineGroup(arguments) end

---@class PasteButtonArguments
---@field payloadAction? function
---@field supportedTypes? (string)[]
---@field [integer] any

---A control that takes what was copied.
---@overload fun(supportedTypes: (string)[], payloadAction: function): View
---@param arguments? PasteButtonArguments
---@return View
function PasteButton(arguments) end

---@class PickerArguments
---@field [integer] View|string|false
---@field label? View|string
---@field selection? State

---A control to choose one of several tagged views.
---@overload fun(...: View|string|false): View
---@param arguments? PickerArguments
---@return View
function Picker(arguments) end

---@class ProgressViewArguments
---@field currentValueLabel? View|string
---@field label? View|string
---@field progress? any table with totalUnitCount, completedUnitCount
---@field total? number
---@field value? number
---@field [integer] any

---Shows how far something has come, or that it goes on.
---@overload fun(label: View|string): View
---@overload fun(progress: any): View
---@param arguments? ProgressViewArguments
---@return View
function ProgressView(arguments) end

---@class RenameButtonArguments
---@field [integer] any

---A control that starts the renaming of something.
---@param arguments? RenameButtonArguments
---@return View
function RenameButton(arguments) end

---@class ScrollViewArguments
---@field axes? "vertical"|"horizontal"|"both"|Axis.Set
---@field [integer] View|string|false
---@field showsIndicators? boolean

---Lets its content be moved under it.
---@overload fun(...: View|string|false): View
---@param arguments? ScrollViewArguments
---@return View
function ScrollView(arguments) end

---@class ScrollViewReaderArguments
---@field content? any view or function
---@field [integer] any

---Lets its content scroll to one of the views in it.
---@overload fun(content: any): View
---@param arguments? ScrollViewReaderArguments
---@return View
function ScrollViewReader(arguments) end

---@class SectionArguments
---@field [integer] View|string|false
---@field footer? View|string
---@field header? View|string

---A part of a list or form, with something above and below it.
---@overload fun(...: View|string|false): View
---@param arguments? SectionArguments
---@return View
function Section(arguments) end

---@class SecureFieldArguments
---@field label? View|string
---@field onCommit? function
---@field text? State
---@field [integer] any

---A control to edit a text that nobody is to read.
---@overload fun(label: View|string, text: State): View
---@param arguments? SecureFieldArguments
---@return View
function SecureField(arguments) end

---@class ShareLinkArguments
---@field item? string
---@field label? View|string
---@field message? string
---@field preview? SharePreview|string|table
---@field subject? string
---@field [integer] any

---A control that shares something.
---@overload fun(item: string): View
---@param arguments? ShareLinkArguments
---@return View
function ShareLink(arguments) end

---@class SliderArguments
---@field label? View|string
---@field max? number
---@field min? number
---@field onEditingChanged? function
---@field step? number
---@field value? State
---@field [integer] any

---A control to choose a number from a range.
---@overload fun(value: State): View
---@param arguments? SliderArguments
---@return View
function Slider(arguments) end

---@class SpacerArguments
---@field minLength? number
---@field [integer] any

---Space that gives way and takes what is left.
---@overload fun(minLength?: number): View
---@param arguments? SpacerArguments
---@return View
function Spacer(arguments) end

---@class StepperArguments
---@field label? View|string
---@field max? number
---@field min? number
---@field onDecrement? function
---@field onEditingChanged? function
---@field onIncrement? function
---@field step? number
---@field value? State
---@field [integer] any

---A control to raise and lower a value step by step.
---@overload fun(label: View|string, value: State): View
---@overload fun(label: View|string): View
---@param arguments? StepperArguments
---@return View
function Stepper(arguments) end

---@class TabViewArguments
---@field [integer] View|string|false
---@field selection? State

---Screens of which one is shown at a time, chosen by their tabs.
---@overload fun(...: View|string|false): View
---@param arguments? TabViewArguments
---@return View
function TabView(arguments) end

---@class TableArguments
---@field columns? (any)[]
---@field data? (any)[]
---@field selection? State|nil
---@field [integer] any

---Rows of cells, of which some may be chosen.
---@overload fun(data: (any)[], columns: (any)[]): View
---@param arguments? TableArguments
---@return View
function Table(arguments) end

---@class TextArguments
---@field bundle? string
---@field content? string
---@field date? Date|string|table
---@field from? Date|string|table
---@field key? string
---@field style? "time"|"date"|"relative"|"offset"|"timer"|Text.DateStyle
---@field tableName? string
---@field to? Date|string|table
---@field [integer] any

---Text that cannot be edited.
---@overload fun(content: string): View
---@overload fun(key: string): View
---@overload fun(date: Date|string|table): View
---@overload fun(from: Date|string|table, to: Date|string|table): View
---@param arguments? TextArguments
---@return View
function Text(arguments) end

---@class TextEditorArguments
---@field text? State
---@field [integer] any

---A control to edit a text of any length.
---@overload fun(text: State): View
---@param arguments? TextEditorArguments
---@return View
function TextEditor(arguments) end

---@class TextFieldArguments
---@field label? View|string
---@field onCommit? function
---@field onEditingChanged? function
---@field prompt? string
---@field text? State
---@field [integer] any

---A control to edit a line of text.
---@overload fun(label: View|string, text: State): View
---@param arguments? TextFieldArguments
---@return View
function TextField(arguments) end

---@class TimelineViewArguments
---@field content? any view or function
---@field interval? number
---@field [integer] any

---Makes its content anew when a schedule says so.
---@overload fun(interval: number, content: any): View
---@param arguments? TimelineViewArguments
---@return View
function TimelineView(arguments) end

---@class ToggleArguments
---@field isOn? State
---@field label? View|string
---@field [integer] any

---A control that is on or off.
---@overload fun(label: View|string, isOn: State): View
---@param arguments? ToggleArguments
---@return View
function Toggle(arguments) end

---@class ToolbarItemArguments
---@field [integer] View|string|false
---@field id? string
---@field placement? "automatic"|"principal"|"navigation"|"primaryAction"|"secondaryAction"|"status"|"confirmationAction"|"cancellationAction"|"destructiveAction"|"keyboard"|"bottomBar"|"topBarLeading"|"topBarTrailing"|"navigationBarLeading"|"navigationBarTrailing"|ToolbarItemPlacement
---@field showsByDefault? boolean

---A view in a toolbar.
---@overload fun(...: View|string|false): View
---@param arguments? ToolbarItemArguments
---@return View
function ToolbarItem(arguments) end

---@class ToolbarItemGroupArguments
---@field [integer] View|string|false
---@field placement? "automatic"|"principal"|"navigation"|"primaryAction"|"secondaryAction"|"status"|"confirmationAction"|"cancellationAction"|"destructiveAction"|"keyboard"|"bottomBar"|"topBarLeading"|"topBarTrailing"|"navigationBarLeading"|"navigationBarTrailing"|ToolbarItemPlacement

---Several views in a toolbar that stand in one place.
---@overload fun(...: View|string|false): View
---@param arguments? ToolbarItemGroupArguments
---@return View
function ToolbarItemGroup(arguments) end

---@class VSplitViewArguments
---@field [integer] View|string|false

---Views one below the other, between which a person moves the borders.
---@overload fun(...: View|string|false): View
---@param arguments? VSplitViewArguments
---@return View
function VSplitView(arguments) end

---@class VStackArguments
---@field alignment? "leading"|"center"|"trailing"|HorizontalAlignment
---@field [integer] View|string|false
---@field spacing? number

---Puts its children one below the other in a column.
---@overload fun(...: View|string|false): View
---@param arguments? VStackArguments
---@return View
function VStack(arguments) end

---@class ViewThatFitsArguments
---@field axes? "vertical"|"horizontal"|"both"|Axis.Set
---@field [integer] View|string|false

---The first of its views that its place has room for.
---@overload fun(...: View|string|false): View
---@param arguments? ViewThatFitsArguments
---@return View
function ViewThatFits(arguments) end

---@class ZStackArguments
---@field alignment? "center"|"leading"|"trailing"|"top"|"bottom"|"topLeading"|"topTrailing"|"bottomLeading"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|Alignment
---@field [integer] View|string|false

---Puts its children one in front of the other.
---@overload fun(...: View|string|false): View
---@param arguments? ZStackArguments
---@return View
function ZStack(arguments) end

---@class DragGestureArguments
---@field coordinateSpace? any coordinate space ("local", "global" or { named = … })
---@field minimumDistance? number
---@field modifiers? any keys
---@field onChanged? function
---@field onEnded? function
---@field state? any state
---@field updating? function
---@field [integer] any

---A finger that moves.
---@param arguments? DragGestureArguments
---@return Gesture
function DragGesture(arguments) end

---@class ExclusiveGestureArguments
---@field first? Gesture
---@field modifiers? any keys
---@field onChanged? function
---@field onEnded? function
---@field second? Gesture
---@field state? any state
---@field updating? function
---@field [integer] any

---Two gestures of which only one can be what the fingers do.
---@overload fun(first: Gesture, second: Gesture): Gesture
---@param arguments? ExclusiveGestureArguments
---@return Gesture
function ExclusiveGesture(arguments) end

---@class LongPressGestureArguments
---@field maximumDistance? number
---@field minimumDuration? number
---@field modifiers? any keys
---@field onChanged? function
---@field onEnded? function
---@field state? any state
---@field updating? function
---@field [integer] any

---A finger that stays down.
---@param arguments? LongPressGestureArguments
---@return Gesture
function LongPressGesture(arguments) end

---@class MagnificationGestureArguments
---@field minimumScaleDelta? number
---@field modifiers? any keys
---@field onChanged? function
---@field onEnded? function
---@field state? any state
---@field updating? function
---@field [integer] any

---Two fingers that move apart or together, reported as a factor.
---@param arguments? MagnificationGestureArguments
---@return Gesture
function MagnificationGesture(arguments) end

---@class MagnifyGestureArguments
---@field minimumScaleDelta? number
---@field modifiers? any keys
---@field onChanged? function
---@field onEnded? function
---@field state? any state
---@field updating? function
---@field [integer] any

---Two fingers that move apart or together.
---@param arguments? MagnifyGestureArguments
---@return Gesture
function MagnifyGesture(arguments) end

---@class RotateGestureArguments
---@field minimumAngleDelta? Angle|string|table
---@field modifiers? any keys
---@field onChanged? function
---@field onEnded? function
---@field state? any state
---@field updating? function
---@field [integer] any

---Two fingers that turn.
---@param arguments? RotateGestureArguments
---@return Gesture
function RotateGesture(arguments) end

---@class RotationGestureArguments
---@field minimumAngleDelta? Angle|string|table
---@field modifiers? any keys
---@field onChanged? function
---@field onEnded? function
---@field state? any state
---@field updating? function
---@field [integer] any

---Two fingers that turn, reported as an angle.
---@param arguments? RotationGestureArguments
---@return Gesture
function RotationGesture(arguments) end

---@class SequenceGestureArguments
---@field first? Gesture
---@field modifiers? any keys
---@field onChanged? function
---@field onEnded? function
---@field second? Gesture
---@field state? any state
---@field updating? function
---@field [integer] any

---Two gestures one after the other.
---@overload fun(first: Gesture, second: Gesture): Gesture
---@param arguments? SequenceGestureArguments
---@return Gesture
function SequenceGesture(arguments) end

---@class SimultaneousGestureArguments
---@field first? Gesture
---@field modifiers? any keys
---@field onChanged? function
---@field onEnded? function
---@field second? Gesture
---@field state? any state
---@field updating? function
---@field [integer] any

---Two gestures that may both be what the fingers do.
---@overload fun(first: Gesture, second: Gesture): Gesture
---@param arguments? SimultaneousGestureArguments
---@return Gesture
function SimultaneousGesture(arguments) end

---@class SpatialTapGestureArguments
---@field coordinateSpace? any coordinate space ("local", "global" or { named = … })
---@field count? integer
---@field modifiers? any keys
---@field onChanged? function
---@field onEnded? function
---@field state? any state
---@field updating? function
---@field [integer] any

---Taps in a row, with the place where.
---@param arguments? SpatialTapGestureArguments
---@return Gesture
function SpatialTapGesture(arguments) end

---@class TapGestureArguments
---@field count? integer
---@field modifiers? any keys
---@field onChanged? function
---@field onEnded? function
---@field state? any state
---@field updating? function
---@field [integer] any

---Taps in a row.
---@param arguments? TapGestureArguments
---@return Gesture
function TapGesture(arguments) end
