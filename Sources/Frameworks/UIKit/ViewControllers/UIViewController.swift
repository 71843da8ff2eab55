/// Manages a hierarchy of views: loads it, hears when it appears, is laid out and disappears, and contains or presents
/// other controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UIAppearanceContainer, UITraitEnvironment, UITraitChangeObservable,
    UIContentContainer
{
    // MARK: - Creating a view controller

    /// A controller; nibs are not loaded, so the name is only kept.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
    }

    /// Nothing is written: archives hold no controllers here.
    open func encode(with coder: NSCoder) {}

    open private(set) var nibName: String?
    open private(set) var nibBundle: Bundle?

    /// Called on objects from a nib; controllers made in code never get it.
    open func awakeFromNib() {}

    // MARK: - Managing the view

    /// The controller's root view, loaded when first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewStorage
        }
        set { _setView(newValue) }
    }

    /// The root view, nil while it is not loaded.
    open var viewIfLoaded: UIView? { viewStorage }
    open var isViewLoaded: Bool { viewStorage != nil }

    /// Makes the root view: a plain one, unless overridden to set `view`.
    open func loadView() { view = _makeDefaultView() }

    /// Loads the root view now if it is not loaded.
    open func loadViewIfNeeded() { _loadViewIfNeeded() }

    /// Called once after the root view was loaded.
    open func viewDidLoad() {}

    /// The title that containers show. Setting it also sets the navigation and tab bar items' titles.
    open var title: String? { didSet { _titleDidChange() } }

    /// The size that the controller would like to be shown in, in points.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
            presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    // MARK: - Responding to view-related events

    /// The view is about to be shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is in the hierarchy, with its traits and size, and about to be laid out.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view is shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to go.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view is gone.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Whether the controller is just being presented.
    open var isBeingPresented: Bool { transitionKind == .presented }
    /// Whether the controller is just being dismissed.
    open var isBeingDismissed: Bool { transitionKind == .dismissed }
    /// Whether the controller is just being added to a container.
    open var isMovingToParent: Bool { transitionKind == .movingToParent }
    /// Whether the controller is just being removed from a container.
    open var isMovingFromParent: Bool { transitionKind == .movingFromParent }

    // MARK: - Extending and positioning the view

    open var edgesForExtendedLayout: UIRectEdge = .all
    open var extendedLayoutIncludesOpaqueBars = false
    /// Superseded by `UIScrollView.contentInsetAdjustmentBehavior`.
    open var automaticallyAdjustsScrollViewInsets = true
    /// Added to the safe area that the view inherits, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?._safeAreaMayHaveChanged() } }
    }
    /// Called after the root view's safe area changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// The least margins of the root view, in points: the system's at the sides, none above and below.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = viewIfLoaded?._systemSideMargin ?? 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    /// Whether the root view's margins are at least the system's.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { viewIfLoaded?._layoutMarginsMayHaveChanged() }
    }
    /// Called after the root view's margins changed.
    open func viewLayoutMarginsDidChange() {}

    // MARK: - Configuring the view's layout behavior

    /// Brings the root view's constraints up to date. Overriders call super last.
    open func updateViewConstraints() { view.updateConstraints() }
    /// The root view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}
    /// The root view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    // MARK: - Configuring the view rotation settings

    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.device.orientation }
    /// The supported orientations changed; the stage alone turns the device.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open class func attemptRotationToDeviceOrientation() {}

    // MARK: - Presenting a view controller

    /// Presents a controller over this one (or the container that it is in).
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { _present(viewControllerToPresent, animated: flag, completion: completion) }

    /// Dismisses what this controller presented, or else this controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        _dismiss(animated: flag, completion: completion)
    }

    /// Shows a controller as the container sees fit: pushed in a navigation controller, else presented.
    open func show(_ viewController: UIViewController, sender: Any?) {
        if let target = targetViewController(forAction: "showViewController:sender:", sender: sender), target !== self {
            target.show(viewController, sender: sender)
        } else {
            present(viewController, animated: true)
        }
    }

    /// Shows a controller as secondary content.
    open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
        if let split = splitViewController, split !== self {
            split.showDetailViewController(viewController, sender: sender)
        } else {
            show(viewController, sender: sender)
        }
    }

    /// The container that handles an action of showing.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { navigationController }

    open internal(set) var presentedViewController: UIViewController?
    /// The presenter of this controller or of the container that it is in.
    open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
        didSet { if modalPresentationStyle != oldValue, presenter == nil { presentation = nil } }
    }
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// Whether the user cannot dismiss by dragging.
    open var isModalInPresentation = false
    /// Whether presentations in the current context cover this controller.
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Makes the animations and the presentation of this controller.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Manages how this controller is, or will be, presented.
    open var presentationController: UIPresentationController? { _presentationController }
    open var sheetPresentationController: UISheetPresentationController? {
        _presentationController as? UISheetPresentationController
    }
    open var popoverPresentationController: UIPopoverPresentationController? {
        _presentationController as? UIPopoverPresentationController
    }
    /// The animation under way that shows or hides this controller.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        currentCoordinator ?? parent?.transitionCoordinator
    }

    // MARK: - Managing child view controllers

    open internal(set) var children: [UIViewController] = []
    open internal(set) weak var parent: UIViewController?

    /// Makes a controller a child. Add its view afterwards, then call its `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) { _addChild(childController) }
    /// Ends being a child. Call `willMove(toParent: nil)` and remove the view before.
    open func removeFromParent() { _removeFromParent() }
    /// Called before the container changes.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the container changed.
    open func didMove(toParent parent: UIViewController?) {}
    /// Replaces one child's view by another's inside this one, animated.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        _transition(
            from: fromViewController, to: toViewController, duration: duration, options: options, animations: animations,
            completion: completion)
    }
    /// Whether children hear of appearing and disappearing when this controller does.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Tells a child that it begins to appear or disappear.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { _beginAppearance(isAppearing, animated) }
    /// Tells a child that it has appeared or disappeared.
    open func endAppearanceTransition() { _endAppearance() }
    /// Overrides traits for a child.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        childTraits[ObjectIdentifier(childViewController)] = collection
        childViewController._traitsMayHaveChanged()
    }
    /// The traits overridden for a child.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childTraits[ObjectIdentifier(childViewController)]
    }

    // MARK: - Managing the status bar and system gestures

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open func setNeedsStatusBarAppearanceUpdate() { StageClock.shared.requestFrame() }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { StageClock.shared.requestFrame() }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    // MARK: - Traits

    open var traitCollection: UITraitCollection { _traitCollection }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Light or dark for this controller and all it contains; `.unspecified` inherits.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { _traitsMayHaveChanged() } }
    }
    /// The style that the controller wants; `.unspecified` asks for none.
    open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }
    /// Traits for this controller and all it contains, over what it inherits.
    open var traitOverrides = UITraitOverrides() { didSet { _traitsMayHaveChanged() } }
    public let _traitChangeRegistry = TraitChangeRegistry()

    // MARK: - Content container

    /// The root view is about to get another size, in points.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator) }
        presentedViewController?.viewWillTransition(to: size, with: coordinator)
    }
    /// The traits are about to change.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
        presentedViewController?.willTransition(to: newCollection, with: coordinator)
    }
    /// The size of a child when this one has `parentSize`.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        guard let child = container as? UIViewController, let childView = child.viewIfLoaded, let view = viewIfLoaded,
            childView.frame.size != view.bounds.size
        else { return parentSize }
        return childView.frame.size
    }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    // MARK: - Editing

    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    /// Begins or ends editing.
    open func setEditing(_ editing: Bool, animated: Bool) { self.editing = editing }
    /// A button that begins and ends editing.
    open var editButtonItem: UIBarButtonItem { _editButtonItem }

    // MARK: - Containers

    /// What a navigation bar shows for this controller.
    open var navigationItem: UINavigationItem { _navigationItem }
    /// What a tab bar shows for this controller.
    open var tabBarItem: UITabBarItem! {
        get { _tabBarItem }
        set { tabBarItemStorage = newValue }
    }
    open var navigationController: UINavigationController? { _nearest(UINavigationController.self) }
    open var tabBarController: UITabBarController? { _nearest(UITabBarController.self) }
    open var splitViewController: UISplitViewController? { _nearest(UISplitViewController.self) }
    open var toolbarItems: [UIBarButtonItem]?
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    open var hidesBottomBarWhenPushed = false
    /// Names the scroll view that bars follow.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        contentScrollViewStorage = scrollView
    }
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { contentScrollViewStorage }

    // MARK: - Storyboards

    open var storyboard: UIStoryboard? { nil }
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        SandlotUnimplemented.report("UIViewController.performSegue(withIdentifier:sender:)", "there are no storyboards")
    }
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    // MARK: - Memory and restoration

    open func didReceiveMemoryWarning() {}
    open var restorationIdentifier: String?

    // MARK: - Responding

    /// The presenter of a presented controller, else what contains the root view.
    open override var next: UIResponder? { presenter ?? viewIfLoaded?.superview ?? parent }
    override var _responderWindow: UIWindow? { viewIfLoaded?.window }

    // MARK: - Stored state

    var viewStorage: UIView?
    var isLoadingView = false
    var appearance = AppearanceState.disappeared
    var appearanceIsAnimated = false
    var needsIsAppearing = false
    var transitionKind = TransitionKind.none
    var traits: UITraitCollection?
    var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
    /// The controller that presents this one itself.
    weak var presenter: UIViewController?
    var presentation: UIPresentationController?
    weak var currentCoordinator: StageTransitionCoordinator?
    var editing = false
    var navigationItemStorage: UINavigationItem?
    var tabBarItemStorage: UITabBarItem?
    var editButtonItemStorage: UIBarButtonItem?
    weak var contentScrollViewStorage: UIScrollView?
    var topGuide: UILayoutGuide?
    var bottomGuide: UILayoutGuide?
}
