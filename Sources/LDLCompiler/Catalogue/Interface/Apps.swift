extension CatalogueInterface {
    /// What stands round the views of an app: its scenes, previews, and values that views carry outwards. Layout does
    /// not see any of it.
    static let apps: StaticString = #"""
        /// A whole app.
        protocol App {
            associatedtype Body
            /// The app's scenes.
            var body: Body { get }
        }
        /// A window, or another part of an app that is shown by itself.
        protocol Scene {}
        /// A scene that is shown in windows.
        struct WindowGroup: Scene {
            /// A window's views.
            @native("void") @unchecked init()
        }
        /// A scene that is shown in one window.
        struct Window: Scene {
            /// A window's views.
            @native("void") @unchecked init()
        }
        /// Documents, each in a window.
        struct DocumentGroup: Scene {
            /// A document's views.
            @native("void") @unchecked init()
        }
        /// An app's settings.
        struct Settings: Scene {
            /// The settings' views.
            @native("void") @unchecked init()
        }
        /// A menu in the bar of a screen.
        struct MenuBarExtra: Scene {
            /// The menu's views.
            @native("void") @unchecked init()
        }
        extension Scene {
            /// Puts commands in menus.
            @native("identity.get") @unchecked func commands() -> Self
            /// Sets a window's size at first.
            @native("identity.get") @unchecked func defaultSize() -> Self
            /// Sets a window's place at first.
            @native("identity.get") @unchecked func defaultPosition() -> Self
            /// Sets a window's look.
            @native("identity.get") @unchecked func windowStyle() -> Self
            /// Sets whether a window's size can be changed.
            @native("identity.get") @unchecked func windowResizability() -> Self
            /// Sets the look of a window's bar.
            @native("identity.get") @unchecked func windowToolbarStyle() -> Self
            /// Sets the look of a menu.
            @native("identity.get") @unchecked func menuBarExtraStyle() -> Self
            /// Gives a store to everything inside.
            @native("identity.get") @unchecked func modelContainer() -> Self
            /// Sets a value of the surroundings for everything inside.
            @native("identity.get") @unchecked func environment() -> Self
            /// Gives an object to everything inside.
            @native("identity.get") @unchecked func environmentObject() -> Self
            /// Does something when a value changes.
            @native("identity.get") @unchecked func onChange() -> Self
            /// Does something in the background.
            @native("identity.get") @unchecked func backgroundTask() -> Self
            /// Says which events open the scene.
            @native("identity.get") @unchecked func handlesExternalEvents() -> Self
        }
        /// Views to look at while an app is written.
        protocol PreviewProvider {}
        /// A value that views carry outwards.
        protocol PreferenceKey {
            associatedtype Value
            /// The value of a view that says nothing.
            static var defaultValue: Value { get }
        }
        /// A value that can be moved from one state to another.
        protocol Animatable {}
        /// A value that can be added and multiplied.
        protocol VectorArithmetic {}
        /// A value that can be given to other apps.
        protocol Transferable {}
        /// A way for a view to come into sight.
        protocol Transition {}
        """#
}
