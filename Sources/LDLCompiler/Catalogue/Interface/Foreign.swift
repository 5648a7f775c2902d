extension CatalogueInterface {
    /// Types that view files mention and that have no part in layout. Nothing is known of an `@opaque` type: it has
    /// every member, and what depends on its values shows a placeholder. An `@open` type, declared elsewhere, has more
    /// members than are declared.
    static let foreign: StaticString = #"""
        /// A type of another framework, of which nothing is known here.
        @opaque struct Data {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct DateFormatter {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct DateComponentsFormatter {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct JSONDecoder {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct JSONEncoder {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct PropertyListDecoder {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct PropertyListEncoder {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct LengthFormatter {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct MeasurementFormatter {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct NumberFormatter {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct ByteCountFormatter {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct RelativeDateTimeFormatter {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct ISO8601DateFormatter {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct PersonNameComponents {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct Notification {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct NotificationCenter {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct OperationQueue {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct Progress {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct RunLoop {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct Timer {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct URLComponents {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct URLError {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct URLQueryItem {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct URLRequest {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct URLResponse {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct URLSession {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct HTTPURLResponse {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct UserDefaults {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct NSAttributedString {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct NSError {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct NSLock {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct NSObject {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct NSPredicate {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct NSRegularExpression {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct NSString {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct Measurement {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct SortDescriptor {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct IndexPath {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct IndexSet {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct Task {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct MainActor {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct DispatchQueue {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct DispatchGroup {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct AsyncStream {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct AnyCancellable {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct PassthroughSubject {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct CurrentValueSubject {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct AnyPublisher {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct Publishers {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct Just {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct OSLog {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct Logger {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct UIApplication {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct UIDevice {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct UIFont {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct UIScreen {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct UIView {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct UIViewController {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct UIImpactFeedbackGenerator {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct UINotificationFeedbackGenerator {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct UINavigationBar {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct UINavigationBarAppearance {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct UITabBar {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct UITableView {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct UIPasteboard {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct UIResponder {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct UIWindow {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct UIWindowScene {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct UIHostingController {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct UIGraphicsImageRenderer {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct UIBezierPath {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct CGImage {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct CGContext {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct CGColor {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct NSColor {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct NSImage {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct NSApplication {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct CLLocation {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct CLLocationCoordinate2D {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct CLLocationManager {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct MKCoordinateRegion {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct MKCoordinateSpan {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct MKMapItem {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct ModelContainer {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct ModelContext {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct ModelConfiguration {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct FetchDescriptor {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct NSManagedObjectContext {}
        /// A type of another framework, of which nothing is known here.
        @opaque struct NSPersistentContainer {}
        """#
}
