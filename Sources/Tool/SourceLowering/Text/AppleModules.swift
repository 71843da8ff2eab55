/// Names of Apple's modules, to tell an absent framework from a misspelt or third-party one.
enum AppleModules {
    /// Modules whose contents are part of FoundationSupport here.
    static let foundationParts: Set<String> = [
        "Foundation", "ObjectiveC", "Dispatch", "Darwin", "CoreFoundation", "os", "Glibc", "FoundationEssentials",
    ]

    /// Parts of Apple's Foundation that are modules of their own on Linux, with how the names of their types begin.
    static let separateFoundationModules: [(module: String, prefixes: [String])] = [
        (
            "FoundationNetworking",
            [
                "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "HTTPCookie", "URLCache", "CachedURLResponse",
                "URLCredential", "URLProtectionSpace", "URLAuthenticationChallenge", "URLProtocol", "NSURLRequest",
                "NSMutableURLRequest", "NSURLSession",
            ]
        ),
        ("FoundationXML", ["XMLParser"]),
    ]

    static let names: Set<String> = Set(
        """
        ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility AccessorySetupKit Accounts ActivityKit AdServices AdSupport
        AddressBook AppIntents AppKit AppTrackingTransparency AssetsLibrary AudioToolbox AudioUnit AuthenticationServices
        AutomaticAssessmentConfiguration BackgroundAssets BackgroundTasks BrowserEngineKit BusinessChat CFNetwork CallKit CarPlay Charts
        CloudKit Cocoa Combine Compression Contacts ContactsUI CoreAudio CoreAudioKit CoreBluetooth CoreData CoreFoundation CoreGraphics
        CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreSpotlight CoreTelephony CoreText
        CoreTransferable CoreVideo CryptoKit CryptoTokenKit DataDetection DeveloperToolsSupport DeviceActivity DeviceCheck
        DeviceDiscoveryUI Dispatch EventKit EventKitUI ExposureNotification ExternalAccessory FamilyControls FileProvider
        FileProviderUI Foundation FoundationModels GLKit GSS GameController GameKit GameplayKit GroupActivities HealthKit HealthKitUI
        HomeKit IOKit IOSurface IdentityLookup ImageIO ImagePlayground Intents IntentsUI JavaScriptCore LinkPresentation
        LocalAuthentication LocalAuthenticationEmbeddedUI MLCompute ManagedSettings MapKit MatterSupport MediaAccessibility MediaPlayer MediaToolbox
        MessageUI Messages Metal MetalFX MetalKit MetalPerformanceShaders MetricKit MobileCoreServices ModelIO MultipeerConnectivity
        MusicKit NaturalLanguage NearbyInteraction Network NetworkExtension NewsstandKit NotificationCenter OSLog ObjectiveC Observation
        OpenAL OpenGLES PDFKit PHASE PaperKit PassKit PencilKit Photos PhotosUI PlaygroundSupport ProximityReader PushKit PushToTalk QuartzCore
        QuickLook QuickLookThumbnailing RealityFoundation RealityKit ReplayKit RoomPlan SafariServices SafetyKit SceneKit ScreenTime Security
        SensitiveContentAnalysis SensorKit SharedWithYou ShazamKit Social SoundAnalysis Speech SpriteKit StoreKit SwiftData SwiftUI Symbols
        SystemConfiguration TVUIKit ThreadNetwork TipKit Translation Twitter UIKit UniformTypeIdentifiers UserNotifications
        UserNotificationsUI VideoSubscriberAccount VideoToolbox Vision VisionKit WatchConnectivity WatchKit WeatherKit WebKit WidgetKit
        WorkoutKit XCTest iAd simd os
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// The words for an import that cannot be satisfied.
    static func absence(of module: String) -> String {
        names.contains(module)
            ? "no such module '\(module)': Apple's \(module) is not part of Sandlot"
            : "no such module '\(module)'"
    }
}
