// Paging with a page control, a zooming picture, a long form in a scroll view.
import UIKit
import PlaygroundSupport

struct Page {
    let title: String
    let color: UIColor
}

class OnboardingViewController: UIViewController {
    private let pages = [
        Page(title: "Welcome", color: .systemRed), Page(title: "Learn", color: .systemGreen), Page(title: "Start", color: .systemBlue),
    ]
    private let scrollView: UIScrollView = {
        let scrollView = UIScrollView()
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.bounces = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.accessibilityIdentifier = "pager"
        return scrollView
    }()
    private lazy var pageControl: UIPageControl = {
        let pageControl = UIPageControl()
        pageControl.numberOfPages = pages.count
        pageControl.currentPage = 0
        pageControl.pageIndicatorTintColor = .lightGray
        pageControl.currentPageIndicatorTintColor = .black
        pageControl.addTarget(self, action: #selector(pageControlChanged(_:)), for: .valueChanged)
        pageControl.accessibilityIdentifier = "dots"
        return pageControl
    }()
    private let titleLabel = UILabel()
    private let formScroll = UIScrollView()
    private let zoomScroll = UIScrollView(frame: CGRect(x: 20, y: 640, width: 150, height: 100))
    private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 100))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        scrollView.delegate = self
        view.addSubview(scrollView)
        view.addSubview(pageControl)
        titleLabel.accessibilityIdentifier = "title"
        titleLabel.text = pages[0].title
        titleLabel.frame = CGRect(x: 20, y: 330, width: 200, height: 30)
        view.addSubview(titleLabel)
        setupForm()
        zoomScroll.minimumZoomScale = 1
        zoomScroll.maximumZoomScale = 4
        zoomScroll.delegate = self
        picture.backgroundColor = .systemPurple
        picture.accessibilityIdentifier = "picture"
        zoomScroll.addSubview(picture)
        zoomScroll.contentSize = picture.bounds.size
        view.addSubview(zoomScroll)
        zoomScroll.setZoomScale(2, animated: false)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard scrollView.subviews.isEmpty else { return }
        scrollView.frame = CGRect(x: 0, y: 0, width: view.frame.width, height: 300)
        scrollView.contentSize = CGSize(width: view.frame.width * CGFloat(pages.count), height: 300)
        for (index, page) in pages.enumerated() {
            let pageView = UIView(frame: CGRect(x: view.frame.width * CGFloat(index), y: 0, width: view.frame.width, height: 300))
            pageView.backgroundColor = page.color
            pageView.accessibilityIdentifier = "page\(index)"
            scrollView.addSubview(pageView)
        }
        pageControl.sizeToFit()
        pageControl.center = CGPoint(x: view.bounds.midX, y: 310)
    }

    private func setupForm() {
        let content = UIStackView()
        content.axis = .vertical
        content.spacing = 8
        content.isLayoutMarginsRelativeArrangement = true
        content.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        content.accessibilityIdentifier = "content"
        formScroll.translatesAutoresizingMaskIntoConstraints = false
        content.translatesAutoresizingMaskIntoConstraints = false
        formScroll.accessibilityIdentifier = "form"
        formScroll.keyboardDismissMode = .onDrag
        formScroll.alwaysBounceVertical = true
        formScroll.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0)
        formScroll.scrollIndicatorInsets = formScroll.contentInset
        formScroll.indicatorStyle = .black
        formScroll.decelerationRate = .fast
        view.addSubview(formScroll)
        formScroll.addSubview(content)
        NSLayoutConstraint.activate([
            formScroll.topAnchor.constraint(equalTo: view.topAnchor, constant: 380),
            formScroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            formScroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            formScroll.heightAnchor.constraint(equalToConstant: 240),
            content.topAnchor.constraint(equalTo: formScroll.contentLayoutGuide.topAnchor),
            content.leadingAnchor.constraint(equalTo: formScroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: formScroll.contentLayoutGuide.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: formScroll.contentLayoutGuide.bottomAnchor),
            content.widthAnchor.constraint(equalTo: formScroll.frameLayoutGuide.widthAnchor),
        ])
        for index in 1...12 {
            let row = UIView()
            row.backgroundColor = UIColor(white: 1 - CGFloat(index) / 20, alpha: 1)
            row.accessibilityIdentifier = "row\(index)"
            let height = row.heightAnchor.constraint(equalToConstant: 44)
            height.identifier = "row-height"
            height.isActive = true
            content.addArrangedSubview(row)
        }
        let refresh = UIRefreshControl()
        refresh.attributedTitle = NSAttributedString(string: "Pull")
        refresh.tintColor = .systemBlue
        refresh.addTarget(self, action: #selector(refreshed), for: .valueChanged)
        formScroll.refreshControl = refresh
    }

    @objc private func refreshed(_ sender: UIRefreshControl) {
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) { sender.endRefreshing() }
    }

    @objc private func pageControlChanged(_ sender: UIPageControl) {
        let offset = CGPoint(x: scrollView.bounds.width * CGFloat(sender.currentPage), y: 0)
        scrollView.setContentOffset(offset, animated: true)
    }
}

extension OnboardingViewController: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView == self.scrollView, scrollView.bounds.width > 0 else { return }
        let page = Int(round(scrollView.contentOffset.x / scrollView.frame.width))
        pageControl.currentPage = page
        titleLabel.text = pages[page].title
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
        _ = targetContentOffset.pointee.x / max(scrollView.bounds.width, 1)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        if scrollView === formScroll { scrollView.flashScrollIndicators() }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { scrollViewDidEndDecelerating(scrollView) }
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        return scrollView === zoomScroll ? picture : nil
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}

PlaygroundPage.current.liveView = OnboardingViewController()
