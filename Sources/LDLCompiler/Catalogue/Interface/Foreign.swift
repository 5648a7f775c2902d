extension CatalogueInterface {
    /// Types that view files mention and that have no part in layout. Nothing is known of an `@opaque` type: it has
    /// every member, and what depends on its values shows a placeholder. An `@open` type, declared elsewhere, has more
    /// members than are declared.
    static let foreign: String = {
        let names = [
            // Foundation
            "Data", "DateFormatter", "DateComponentsFormatter",
            "JSONDecoder", "JSONEncoder", "PropertyListDecoder", "PropertyListEncoder",
            "LengthFormatter", "MeasurementFormatter", "NumberFormatter", "ByteCountFormatter",
            "RelativeDateTimeFormatter", "ISO8601DateFormatter", "PersonNameComponents", "Notification",
            "NotificationCenter", "OperationQueue", "Progress", "RunLoop", "Timer", "URLComponents",
            "URLError", "URLQueryItem", "URLRequest", "URLResponse", "URLSession", "HTTPURLResponse", "UserDefaults",
            "NSAttributedString", "NSError", "NSLock", "NSObject", "NSPredicate", "NSRegularExpression", "NSString",
            "Measurement", "SortDescriptor", "IndexPath", "IndexSet",
            // Concurrency and observation
            "Task", "MainActor", "DispatchQueue", "DispatchGroup", "AsyncStream", "AnyCancellable",
            "PassthroughSubject", "CurrentValueSubject", "AnyPublisher", "Publishers", "Just", "OSLog", "Logger",
            // UIKit and graphics
            "UIApplication", "UIDevice", "UIFont", "UIScreen", "UIView", "UIViewController",
            "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator", "UINavigationBar",
            "UINavigationBarAppearance", "UITabBar", "UITableView", "UIPasteboard", "UIResponder", "UIWindow",
            "UIWindowScene", "UIHostingController", "UIGraphicsImageRenderer", "UIBezierPath", "CGImage", "CGContext",
            "CGColor", "NSColor", "NSImage", "NSApplication",
            // Maps, places and stores
            "CLLocation", "CLLocationCoordinate2D", "CLLocationManager", "MKCoordinateRegion", "MKCoordinateSpan",
            "MKMapItem", "ModelContainer", "ModelContext", "ModelConfiguration", "FetchDescriptor",
            "NSManagedObjectContext", "NSPersistentContainer",
        ]
        return names.map { name in
            "/// A type of another framework, of which nothing is known here.\n@opaque struct \(name) {}\n"
        }.joined()
    }()
}
