import Combine
import SwiftUI
import ViewInspector
import XCTest

/// The calls that existing tests make, with the types that they give: that this compiles is the test.
/// Nothing here is run.
private enum CallSurface {
    struct Banner: ViewModifier {
        func body(content: Content) -> some View { content }
    }

    static func task(_ view: InspectableView<ViewType.Text>) async throws {
        try await view.callTask()
    }

    static func gesture(_ view: InspectableView<ViewType.Gesture<DragGesture>>) throws {
        let _: EventModifiers = try view.gestureModifiers()
        let _: GestureMask = try view.gestureMask()
        let _: DragGesture = try view.actualGesture()
        var state = CGSize.zero
        var transaction = Transaction()
        let value = DragGesture.Value(
            time: Date(), location: .zero, startLocation: .zero, velocity: CGVector(dx: 0, dy: 0))
        try view.callUpdating(value: value, state: &state, transaction: &transaction)
        try view.callOnChanged(value: value)
        try view.callOnEnded(value: value)
    }

    static func composed(
        _ view: InspectableView<ViewType.Gesture<SimultaneousGesture<TapGesture, LongPressGesture>>>
    ) throws {
        let _: InspectableView<ViewType.Gesture<TapGesture>> = try view.first(TapGesture.self)
        let _: InspectableView<ViewType.Gesture<LongPressGesture>> = try view.second(LongPressGesture.self)
    }

    static func attributes(_ attributes: ViewType.Text.Attributes) throws {
        let _: ViewType.Text.Attributes = attributes[0..<1]
        let _: Bool = try attributes.isItalic()
        let _: Bool = try attributes.isBold()
        let _: Font.Weight = try attributes.fontWeight()
        let _: Font = try attributes.font()
        let _: Color = try attributes.foregroundColor()
        let _: Bool = try attributes.isStrikethrough()
        let _: Color? = try attributes.strikethroughColor()
        let _: NSUnderlineStyle = try attributes.strikethroughStyle()
        let _: Bool = try attributes.isUnderline()
        let _: Color? = try attributes.underlineColor()
        let _: NSUnderlineStyle = try attributes.underlineStyle()
        let _: CGFloat = try attributes.kerning()
        let _: CGFloat = try attributes.tracking()
        let _: CGFloat = try attributes.baselineOffset()
    }

    static func values() throws {
        let _ = LongPressGesture.Value(finished: true)
        let _ = MagnificationGesture.Value(magnifyBy: 2)
        let _ = RotationGesture.Value(angle: .degrees(5))
        let _ = SpatialTapGesture.Value(location: .zero)
        let _ = SimultaneousGesture<TapGesture, LongPressGesture>.Value(first: (), second: true)
        let _ = PrimitiveButtonStyleConfiguration(onTrigger: {})
        let _: CGFloat = try Font.headline.size()
        let _: Bool = Font.headline.isFixedSize()
        let _: String = try Font.headline.name()
        let _: Font.Weight = try Font.headline.weight()
        let _: Font.Design = try Font.headline.design()
        let _: Font.TextStyle = try Font.headline.style()
        let _: Image = try Image("a").rootImage()
        let _: String = try Image("a").name()
        let _: Image.Orientation = try Image("a").orientation()
        let _: CGFloat = try Image("a").scale()
    }

    static func everyView(_ view: InspectableView<ViewType.ClassifiedView>) throws {
        let _: Bool = view.isAbsent
        let _: InspectableView<ViewType.ParentView> = try view.parent()
        let _: String = view.pathToRoot
        let _: InspectableView<ViewType.ClassifiedView> = try view.classified()
        let _: Bool = view.isResponsive()
        let _: InspectableView<ViewType.Text> = try view.accessibilityLabel()
        let _: InspectableView<ViewType.Text> = try view.accessibilityValue()
        let _: InspectableView<ViewType.Text> = try view.accessibilityHint()
        let _: Bool = try view.accessibilityHidden()
        let _: String = try view.accessibilityIdentifier()
        let _: Double = try view.accessibilitySortPriority()
        let _: AnyHashable = try view.accessibilitySelectionIdentifier()
        let _: UnitPoint = try view.accessibilityActivationPoint()
        try view.callAccessibilityAction("a")
        try view.callAccessibilityAction(.default)
        try view.callAccessibilityAdjustableAction(.increment)
        try view.callAccessibilityScrollAction(.top)
        try view.callTransaction()
        let _: Bool = view.labelsHidden()
        let _: Bool = try view.horizontalRadioGroupLayout()
        let _: ControlSize = try view.controlSize()
        let _: Any = try view.customStyle("a")
        let _: Int? = try view.environment(\.lineLimit)
        try view.callOnAppear()
        try view.callOnDisappear()
        try view.callOnChange(newValue: 1, index: 0)
        try view.callOnSubmit(of: .text)
        try view.callOnTapGesture()
        try view.callOnLongPressGesture()
        let _: Bool = try view.allowsHitTesting()
        try view.callOnCutCommand()
        try view.callOnCopyCommand()
        try view.callOnPasteCommand()
        try view.callOnDeleteCommand()
        try view.callOnMoveCommand(.up)
        try view.callOnExitCommand()
        try view.callOnCommand(Selector("a"))
        try view.callOnHover(true)
        try view.callOnFocusChange()
        let _: Bool = try view.navigationBarHidden()
        let _: Bool = try view.navigationBarBackButtonHidden()
        let _: Bool = try view.statusBarHidden()
        let _: CGPoint = try view.position()
        let _: CGSize = try view.offset()
        let _: Edge.Set = try view.edgesIgnoringSafeArea()
        let _: String = try view.coordinateSpaceName()
        let _: (regions: SafeAreaRegions, edges: Edge.Set) = try view.ignoresSafeArea()
        let _: Double = try view.zIndex()
        let _: Color? = try view.foregroundColor()
        let _: Color? = try view.accentColor()
        let _: Color? = try view.tint()
        let _: ColorScheme = try view.colorScheme()
        let _: ColorScheme? = try view.preferredColorScheme()
        let _: Color = try view.foregroundStyleShapeStyle(Color.self)
        let _: PreviewDevice = try view.previewDevice()
        let _: String = try view.previewDisplayName()
        let _: PreviewLayout = try view.previewLayout()
        let _: (width: CGFloat, height: CGFloat, alignment: Alignment) = try view.fixedFrame()
        let _: CGFloat = try view.fixedHeight()
        let _: CGFloat = try view.fixedWidth()
        let _: Alignment = try view.fixedAlignment()
        let _:
            (
                minWidth: CGFloat, idealWidth: CGFloat, maxWidth: CGFloat, minHeight: CGFloat, idealHeight: CGFloat,
                maxHeight: CGFloat, alignment: Alignment
            ) = try view.flexFrame()
        let _: (horizontal: Bool, vertical: Bool) = try view.fixedSize()
        let _: Double = try view.layoutPriority()
        let _: EdgeInsets = try view.padding()
        let _: CGFloat = try view.padding(.top)
        let _: Bool = try view.hasPadding(.top)
        let _: UITextContentType? = try view.textContentType()
        let _: UIKeyboardType = try view.keyboardType()
        let _: UITextAutocapitalizationType = try view.autocapitalization()
        let _: Font? = try view.font()
        let _: Int? = try view.lineLimit()
        let _: CGFloat = try view.lineSpacing()
        let _: TextAlignment = try view.multilineTextAlignment()
        let _: CGFloat = try view.minimumScaleFactor()
        let _: Text.TruncationMode = try view.truncationMode()
        let _: Bool = view.allowsTightening()
        let _: Bool = try view.disableAutocorrection()
        let _: Bool = try view.flipsForRightToLeftLayoutDirection()
        let _: (angle: Angle, anchor: UnitPoint) = try view.rotation()
        let _: Rotation3D = try view.rotation3D()
        let _: ProjectionTransform = try view.projectionTransform()
        let _: CGAffineTransform = try view.transformEffect()
        let _: Bool = try view.isScaledToFill()
        let _: Bool = try view.isScaledToFit()
        let _: CGSize = try view.scaleEffect()
        let _: UnitPoint = try view.scaleEffectAnchor()
        let _: (aspectRatio: CGFloat?, contentMode: ContentMode) = try view.aspectRatio()
        let _: Image.Scale = try view.imageScale()
        let _: (radius: CGFloat, isOpaque: Bool) = try view.blur()
        let _: Double = try view.opacity()
        let _: Double = try view.brightness()
        let _: Double = try view.contrast()
        try view.colorInvert()
        let _: Color = try view.colorMultiply()
        let _: Double = try view.saturation()
        let _: Double = try view.grayscale()
        let _: Angle = try view.hueRotation()
        try view.luminanceToAlpha()
        let _: (color: Color, radius: CGFloat, offset: CGSize) = try view.shadow()
        let _: (shapeStyle: Color, width: CGFloat) = try view.border(Color.self)
        let _: BlendMode = try view.blendMode()
        let _: Circle = try view.clipShape(Circle.self)
        let _: FillStyle = try view.clipStyle()
        let _: CGFloat = try view.cornerRadius()
        let _: InspectableView<ViewType.ClassifiedView> = try view.mask(0)
        let _: Bool = view.isHidden()
        let _: Bool = view.isDisabled()
        let _: InspectableView<ViewType.ActionSheet> = try view.actionSheet(0)
        let _: InspectableView<ViewType.Alert> = try view.alert(0)
        let _: Any = try view.buttonStyle()
        let _: InspectableView<ViewType.ConfirmationDialog> = try view.confirmationDialog(0)
        let _: InspectableView<ViewType.ViewModifier<Banner>> = try view.modifier(Banner.self, 0)
        let _: Any = try view.datePickerStyle()
        let _: InspectableView<ViewType.Overlay> = try view.overlayPreferenceValue(0)
        let _: InspectableView<ViewType.Overlay> = try view.backgroundPreferenceValue(0)
        let _: InspectableView<ViewType.Gesture<TapGesture>> = try view.gesture(TapGesture.self, 0)
        let _: InspectableView<ViewType.Gesture<TapGesture>> = try view.highPriorityGesture(TapGesture.self, 0)
        let _: InspectableView<ViewType.Gesture<TapGesture>> = try view.simultaneousGesture(TapGesture.self, 0)
        let _: Any = try view.groupBoxStyle()
        let _: InspectableView<ViewType.Text> = try view.help()
        let _: AnyHashable = try view.id()
        let _: Any = try view.labelStyle()
        let _: EdgeInsets = try view.listRowInsets()
        let _: InspectableView<ViewType.ClassifiedView> = try view.listRowBackground(0)
        let _: (color: Color, isFixed: Bool) = try view.listItemTint()
        let _: Any = try view.listStyle()
        let _: Any = try view.menuStyle()
        let _: Any = try view.menuButtonStyle()
        let _: InspectableView<ViewType.NavigationDestination> = try view.navigationDestination(0)
        let _: Any = try view.navigationViewStyle()
        let _: InspectableView<ViewType.Overlay> = try view.overlay(0)
        let _: InspectableView<ViewType.Overlay> = try view.background(0)
        let _: Any = try view.pickerStyle()
        let _: InspectableView<ViewType.Popover> = try view.popover(0)
        let _: Any = try view.progressViewStyle()
        let _: InspectableView<ViewType.SafeAreaInset> = try view.safeAreaInset(0)
        let _: InspectableView<ViewType.Sheet> = try view.sheet(0)
        let _: InspectableView<ViewType.FullScreenCover> = try view.fullScreenCover(0)
        let _: AnyHashable = try view.tag()
        let _: InspectableView<ViewType.ClassifiedView> = try view.tabItem()
        let _: Any = try view.tabViewStyle()
        let _: Any = try view.indexViewStyle()
        let _: Any = try view.textFieldStyle()
        let _: Any = try view.toggleStyle()
        let _: InspectableView<ViewType.Toolbar> = try view.toolbar(0)
        let _: [InspectableView<ViewType.ClassifiedView>] = view.results
    }

    static func actionSheet(_ view: InspectableView<ViewType.ActionSheet>) throws {
        let _: InspectableView<ViewType.Text> = try view.title()
        let _: InspectableView<ViewType.Text> = try view.message()
        let _: InspectableView<ViewType.AlertButton> = try view.button(0)
        try view.dismiss()
    }

    static func alert(_ view: InspectableView<ViewType.Alert>) throws {
        let _: InspectableView<ViewType.Text> = try view.title()
        let _: InspectableView<ViewType.ClassifiedView> = try view.message()
        let _: InspectableView<ViewType.AlertButton> = try view.primaryButton()
        let _: InspectableView<ViewType.AlertButton> = try view.secondaryButton()
        try view.dismiss()
        let _: InspectableView<ViewType.ClassifiedView> = try view.actions()
    }

    static func alertButton(_ view: InspectableView<ViewType.AlertButton>) throws {
        let _: InspectableView<ViewType.Text> = try view.labelView()
        let _: Alert.Button.Style = try view.style()
        try view.tap()
    }

    static func angularGradient(_ view: InspectableView<ViewType.AngularGradient>) throws {
        let _: Gradient = try view.gradient()
        let _: UnitPoint = try view.center()
        let _: Angle = try view.startAngle()
        let _: Angle = try view.endAngle()
    }

    static func asyncImage(_ view: InspectableView<ViewType.AsyncImage>) throws {
        let _: URL? = try view.url()
        let _: CGFloat = try view.scale()
        let _: Transaction = try view.transaction()
        let _: InspectableView<ViewType.ClassifiedView> = try view.contentView(.empty)
    }

    static func button(_ view: InspectableView<ViewType.Button>) throws {
        let _: InspectableView<ViewType.ClassifiedView> = try view.labelView()
        try view.tap()
        let _: ButtonRole? = try view.role()
    }

    static func canvas(_ view: InspectableView<ViewType.Canvas>) throws {
        let _: InspectableView<ViewType.ClassifiedView> = try view.symbolsView()
        let _: ColorRenderingMode = try view.colorMode()
        let _: Bool = try view.opaque()
        let _: Bool = try view.rendersAsynchronously()
    }

    static func color(_ view: InspectableView<ViewType.Color>) throws {
        let _: Color = try view.value()
        let _: (red: Float, green: Float, blue: Float, alpha: Float) = try view.rgba()
        let _: String = try view.name()
    }

    static func colorPicker(_ view: InspectableView<ViewType.ColorPicker>) throws {
        let _: InspectableView<ViewType.ClassifiedView> = try view.labelView()
        try view.select(color: .red)
    }

    static func confirmationDialog(_ view: InspectableView<ViewType.ConfirmationDialog>) throws {
        let _: InspectableView<ViewType.Text> = try view.title()
        let _: InspectableView<ViewType.ClassifiedView> = try view.message()
        let _: InspectableView<ViewType.ClassifiedView> = try view.actions()
        let _: Visibility = try view.titleVisibility()
        try view.dismiss()
    }

    static func datePicker(_ view: InspectableView<ViewType.DatePicker>) throws {
        let _: InspectableView<ViewType.ClassifiedView> = try view.labelView()
        try view.select(date: Date())
    }

    static func disclosureGroup(_ view: InspectableView<ViewType.DisclosureGroup>) throws {
        let _: InspectableView<ViewType.ClassifiedView> = try view.labelView()
        let _: Bool = try view.isExpanded()
        try view.expand()
        try view.collapse()
    }

    static func editButton(_ view: InspectableView<ViewType.EditButton>) throws {
        let _: Binding<EditMode>? = try view.editMode()
    }

    static func ellipticalGradient(_ view: InspectableView<ViewType.EllipticalGradient>) throws {
        let _: Gradient = try view.gradient()
        let _: UnitPoint = try view.center()
        let _: CGFloat = try view.startRadiusFraction()
        let _: CGFloat = try view.endRadiusFraction()
    }

    static func forEach(_ view: InspectableView<ViewType.ForEach>) throws {
        try view.callOnDelete(IndexSet())
        try view.callOnMove(IndexSet(), 0)
        try view.callOnInsert(of: [], 0, [])
    }

    static func grid(_ view: InspectableView<ViewType.Grid>) throws {
        let _: Alignment = try view.alignment()
        let _: CGFloat? = try view.horizontalSpacing()
        let _: CGFloat? = try view.verticalSpacing()
    }

    static func gridRow(_ view: InspectableView<ViewType.GridRow>) throws {
        let _: VerticalAlignment? = try view.alignment()
    }

    static func groupBox(_ view: InspectableView<ViewType.GroupBox>) throws {
        let _: InspectableView<ViewType.ClassifiedView> = try view.labelView()
    }

    static func hStack(_ view: InspectableView<ViewType.HStack>) throws {
        let _: CGFloat? = try view.spacing()
        let _: VerticalAlignment? = try view.alignment()
    }

    static func image(_ view: InspectableView<ViewType.Image>) throws {
        let _: Image = try view.actualImage()
        let _: InspectableView<ViewType.Text> = try view.labelView()
    }

    static func label(_ view: InspectableView<ViewType.Label>) throws {
        let _: InspectableView<ViewType.ClassifiedView> = try view.title()
        let _: InspectableView<ViewType.ClassifiedView> = try view.icon()
    }

    static func labeledContent(_ view: InspectableView<ViewType.LabeledContent>) throws {
        let _: InspectableView<ViewType.ClassifiedView> = try view.labelView()
    }

    static func lazyHGrid(_ view: InspectableView<ViewType.LazyHGrid>) throws {
        let _: VerticalAlignment = try view.alignment()
        let _: CGFloat? = try view.spacing()
        let _: PinnedScrollableViews = try view.pinnedViews()
        let _: [GridItem] = try view.rows()
    }

    static func lazyHStack(_ view: InspectableView<ViewType.LazyHStack>) throws {
        let _: VerticalAlignment = try view.alignment()
        let _: CGFloat? = try view.spacing()
        let _: PinnedScrollableViews = try view.pinnedViews()
    }

    static func lazyVGrid(_ view: InspectableView<ViewType.LazyVGrid>) throws {
        let _: HorizontalAlignment = try view.alignment()
        let _: CGFloat? = try view.spacing()
        let _: PinnedScrollableViews = try view.pinnedViews()
        let _: [GridItem] = try view.columns()
    }

    static func lazyVStack(_ view: InspectableView<ViewType.LazyVStack>) throws {
        let _: HorizontalAlignment = try view.alignment()
        let _: CGFloat? = try view.spacing()
        let _: PinnedScrollableViews = try view.pinnedViews()
    }

    static func linearGradient(_ view: InspectableView<ViewType.LinearGradient>) throws {
        let _: Gradient = try view.gradient()
        let _: UnitPoint = try view.startPoint()
        let _: UnitPoint = try view.endPoint()
    }

    static func link(_ view: InspectableView<ViewType.Link>) throws {
        let _: InspectableView<ViewType.ClassifiedView> = try view.labelView()
        let _: URL = try view.url()
    }

    static func menu(_ view: InspectableView<ViewType.Menu>) throws {
        let _: InspectableView<ViewType.ClassifiedView> = try view.labelView()
        try view.callPrimaryAction()
    }

    static func menuButton(_ view: InspectableView<ViewType.MenuButton>) throws {
        let _: InspectableView<ViewType.ClassifiedView> = try view.labelView()
    }

    static func multiDatePicker(_ view: InspectableView<ViewType.MultiDatePicker>) throws {
        let _: InspectableView<ViewType.ClassifiedView> = try view.labelView()
        try view.select(dateComponents: [])
        let _: Date? = try view.minimumDate()
        let _: Date? = try view.maximumDate()
    }

    static func navigationDestination(_ view: InspectableView<ViewType.NavigationDestination>) throws {
        let _: Bool = try view.isPresented()
        try view.set(isPresented: true)
    }

    static func navigationLink(_ view: InspectableView<ViewType.NavigationLink>) throws {
        let _: InspectableView<ViewType.ClassifiedView> = try view.labelView()
        let _: Bool = try view.isActive()
        try view.activate()
        try view.deactivate()
        let _: Int = try view.value(Int.self)
    }

    static func navigationSplitView(_ view: InspectableView<ViewType.NavigationSplitView>) throws {
        let _: InspectableView<ViewType.ClassifiedView> = try view.detailView()
        let _: InspectableView<ViewType.ClassifiedView> = try view.sidebarView()
    }

    static func outlineGroup(_ view: InspectableView<ViewType.OutlineGroup>) throws {
        let _: [Int] = try view.sourceData([Int].self)
        let _: InspectableView<ViewType.ClassifiedView> = try view.leaf(1)
    }

    static func overlay(_ view: InspectableView<ViewType.Overlay>) throws {
        let _: Alignment = try view.alignment()
        let _: Edge.Set = try view.ignoresSafeAreaEdges()
    }

    static func picker(_ view: InspectableView<ViewType.Picker>) throws {
        let _: InspectableView<ViewType.ClassifiedView> = try view.labelView()
        try view.select(value: 1)
        let _: Int = try view.selectedValue(Int.self)
    }

    static func popover(_ view: InspectableView<ViewType.Popover>) throws {
        let _: Edge = try view.arrowEdge()
        let _: PopoverAttachmentAnchor = try view.attachmentAnchor()
        try view.dismiss()
        let _: InspectableView<ViewType.ClassifiedView> = try view.contentView()
        let _: InspectableView<ViewType.ClassifiedView> = try view.contentView(EmptyView.self)
        let _: Bool = try view.isPresented()
    }

    static func progressView(_ view: InspectableView<ViewType.ProgressView>) throws {
        let _: Double? = try view.fractionCompleted()
        let _: Progress = try view.progress()
        let _: InspectableView<ViewType.ClassifiedView> = try view.labelView()
        let _: InspectableView<ViewType.ClassifiedView> = try view.currentValueLabelView()
    }

    static func radialGradient(_ view: InspectableView<ViewType.RadialGradient>) throws {
        let _: Gradient = try view.gradient()
        let _: UnitPoint = try view.center()
        let _: CGFloat = try view.startRadius()
        let _: CGFloat = try view.endRadius()
    }

    static func safeAreaInset(_ view: InspectableView<ViewType.SafeAreaInset>) throws {
        let _: SafeAreaRegions = try view.regions()
        let _: CGFloat? = try view.spacing()
        let _: Edge = try view.edge()
    }

    static func scrollView(_ view: InspectableView<ViewType.ScrollView>) throws {
        let _: Axis.Set = try view.axes()
        let _: Bool = try view.showsIndicators()
        let _: EdgeInsets = try view.contentInsets()
    }

    static func section(_ view: InspectableView<ViewType.Section>) throws {
        let _: InspectableView<ViewType.ClassifiedView> = try view.header()
        let _: InspectableView<ViewType.ClassifiedView> = try view.footer()
    }

    static func secureField(_ view: InspectableView<ViewType.SecureField>) throws {
        let _: InspectableView<ViewType.ClassifiedView> = try view.labelView()
        let _: String = try view.input()
        try view.setInput("a")
        try view.callOnCommit()
    }

    static func shape(_ view: InspectableView<ViewType.Shape>) throws {
        let _: Path = try view.path(in: CGRect.zero)
        let _: CGFloat = try view.inset()
        let _: CGSize = try view.offset()
        let _: (x: CGFloat, y: CGFloat, anchor: UnitPoint) = try view.scale()
        let _: (angle: Angle, anchor: UnitPoint) = try view.rotation()
        let _: CGAffineTransform = try view.transform()
        let _: CGSize = try view.size()
        let _: StrokeStyle = try view.strokeStyle()
        let _: (from: CGFloat, to: CGFloat) = try view.trim()
        let _: Color = try view.fillShapeStyle(Color.self)
        let _: FillStyle = try view.fillStyle()
    }

    static func shareLink(_ view: InspectableView<ViewType.ShareLink>) throws {
        let _: String = try view.item(type: String.self)
        let _: Any = try view.items()
        let _: InspectableView<ViewType.ClassifiedView> = try view.labelView()
        let _: InspectableView<ViewType.Text> = try view.messageView()
        let _: InspectableView<ViewType.Text> = try view.subjectView()
        let _: SharePreview<Never, Never> = try view.sharePreview(for: "a", imageType: Never.self, iconType: Never.self)
    }

    static func sheet(_ view: InspectableView<ViewType.Sheet>) throws {
        try view.dismiss()
        try view.callOnDismiss()
    }

    static func slider(_ view: InspectableView<ViewType.Slider>) throws {
        let _: InspectableView<ViewType.ClassifiedView> = try view.labelView()
        let _: Double = try view.value()
        try view.setValue(0.5)
        try view.callOnEditingChanged()
    }

    static func spacer(_ view: InspectableView<ViewType.Spacer>) throws {
        let _: CGFloat? = try view.minLength()
    }

    static func stepper(_ view: InspectableView<ViewType.Stepper>) throws {
        let _: InspectableView<ViewType.ClassifiedView> = try view.labelView()
        try view.increment()
        try view.decrement()
        try view.callOnEditingChanged()
    }

    static func text(_ view: InspectableView<ViewType.Text>) throws {
        let _: String = try view.string(locale: Locale(identifier: "de"))
        let _: ViewType.Text.Attributes = try view.attributes()
        let _: [Image] = try view.images()
        let _: AttributedString = try view.attributedString()
    }

    static func textEditor(_ view: InspectableView<ViewType.TextEditor>) throws {
        let _: String = try view.input()
        try view.setInput("a")
    }

    static func textField(_ view: InspectableView<ViewType.TextField>) throws {
        let _: InspectableView<ViewType.ClassifiedView> = try view.labelView()
        try view.callOnEditingChanged()
        try view.callOnCommit()
        let _: String = try view.input()
        try view.setInput("a")
        let _: InspectableView<ViewType.Text> = try view.prompt()
    }

    static func timelineView(_ view: InspectableView<ViewType.TimelineView>) throws {
        let _: InspectableView<ViewType.ClassifiedView> = try view.contentView(.init())
    }

    static func toggle(_ view: InspectableView<ViewType.Toggle>) throws {
        let _: InspectableView<ViewType.ClassifiedView> = try view.labelView()
        try view.tap()
        let _: Bool = try view.isOn()
    }

    static func toolbar(_ view: InspectableView<ViewType.Toolbar>) throws {
        let _: String? = try view.identifier()
        let _: InspectableView<ViewType.Toolbar.Item> = try view.item(0)
        let _: InspectableView<ViewType.Toolbar.ItemGroup> = try view.itemGroup(0)
    }

    static func toolbarItem(_ view: InspectableView<ViewType.Toolbar.Item>) throws {
        let _: String = try view.identifier()
        let _: ToolbarItemPlacement = try view.placement()
        let _: Bool = try view.showsByDefault()
    }

    static func toolbarItemGroup(_ view: InspectableView<ViewType.Toolbar.ItemGroup>) throws {
        let _: ToolbarItemPlacement = try view.placement()
    }

    static func vStack(_ view: InspectableView<ViewType.VStack>) throws {
        let _: CGFloat? = try view.spacing()
        let _: HorizontalAlignment? = try view.alignment()
    }

    static func zStack(_ view: InspectableView<ViewType.ZStack>) throws {
        let _: Alignment = try view.alignment()
    }
}
