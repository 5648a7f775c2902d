import LayoutRuntime

/// How a list looks in its surroundings, and the rows that it makes of views.
struct ListLook {
    let maker: ViewMaker
    /// What the rows are in.
    let environment: EnvironmentValues
    /// Rows from edge to edge; else in groups with round corners.
    let isPlain: Bool
    /// Between rows, in points.
    let spacing: Double

    static let rowBackgroundKey = "ldl.listRowBackground"
    static let separatorKey = "ldl.listRowSeparator"
    static let backgroundKey = "ldl.scrollContentBackground"

    /// Round all the groups.
    static let margins = EdgeInsets(
        top: ControlMetrics.groupSpacing, leading: ControlMetrics.groupMargin, bottom: ControlMetrics.groupSpacing,
        trailing: ControlMetrics.groupMargin)

    init(maker: ViewMaker, environment: EnvironmentValues) {
        self.maker = maker
        self.environment = environment
        let style = environment["ldl.listStyle"]?.unboxed(NamedStyle.self)?.name
        isPlain = style == "plain" || style == "inset"
        spacing = environment["ldl.listRowSpacing"]?.asDouble ?? 0
    }

    /// What is behind the groups; `nil` where nothing is.
    var background: StyleValue? {
        if isPlain || environment[Self.backgroundKey]?.caseName == "hidden" { return nil }
        return .color(SystemColors.groupedBackground)
    }

    /// A section: what stands over its rows, the rows, and what stands under them.
    private struct Section {
        var header: [ViewValue] = []
        var rows: [ViewValue] = []
        var footer: [ViewValue] = []
    }

    /// The rows of all sections, one after the other.
    func rows(of views: [ViewValue]) throws(EvaluationError) -> [ViewValue] {
        var result: [ViewValue] = []
        for (index, section) in try sections(of: views).enumerated() {
            var rows = section.rows.enumerated().map { number, view in
                row(view, isFirst: number == 0, isLast: number == section.rows.count - 1)
            }
            if !section.header.isEmpty { rows.insert(header(section.header), at: 0) }
            if !section.footer.isEmpty { rows.append(footer(section.footer)) }
            if index > 0, !isPlain, let first = rows.first {
                rows[0] = maker.padded(first, EdgeInsets(.top, ControlMetrics.sectionSpacing))
            }
            result += rows
        }
        return result
    }

    /// Rows between two sections are a section of their own.
    private func sections(of views: [ViewValue]) throws(EvaluationError) -> [Section] {
        var sections: [Section] = []
        var isOpen = false
        var pending = Array(views.reversed())
        while let view = pending.popLast() {
            if case .section(let header, let content, let footer)? = view.payload {
                sections.append(Section(header: header, rows: content, footer: footer))
                isOpen = false
            } else if case .group(let inner) = view.kind {
                pending += inner.reversed()
            } else if case .elements(let elements) = view.kind, try elements.viewsHaveItems() {
                // A `ForEach` of sections; one of rows makes them when they are needed.
                pending += try elements.all().reversed()
            } else {
                if !isOpen { sections.append(Section()) }
                sections[sections.count - 1].rows.append(view)
                isOpen = true
            }
        }
        return sections
    }

    // MARK: Rows

    private func row(_ view: ViewValue, isFirst: Bool, isLast: Bool) -> ViewValue {
        let inside = surroundings(of: view)
        let insets = inside["ldl.listRowInsets"]?.asInsets ?? ControlMetrics.rowInsets
        var row = maker.framed(
            maker.padded(view, insets),
            FlexibleFrame(maxWidth: .infinity, minHeight: ControlMetrics.rowHeight, alignment: .leading))
        // Rows that are made when they are needed are many; which is the last is not known.
        let isMany = if case .elements = view.kind { true } else { false }
        if !isLast || isMany, spacing == 0, inside[Self.separatorKey]?.caseName != "hidden" {
            let line = ViewValue(.element(.divider), origin: maker.origin.renamed("Divider"))
            row = maker.overlaid(row, maker.padded(line, EdgeInsets(.leading, insets.leading)), .bottom)
        }
        let isWhole = spacing > 0
        let corners = corners(top: isFirst || isWhole, bottom: isLast || isWhole, isMany)
        if let own = inside[Self.rowBackgroundKey], case .view(let background) = own {
            let backed = maker.modified(
                row, .secondary({ _ in .background(.center) }, [background], .center), "background",
                "_BackgroundModifier")
            // The group's corners cut what a row puts behind itself.
            return isPlain
                ? backed : maker.modified(backed, .element(.clip(corners)), "clipShape", "_ClipEffect")
        }
        return isPlain ? row : maker.backed(row, .color(SystemColors.groupedRow), in: corners)
    }

    /// The form of a row in its group.
    private func corners(top: Bool, bottom: Bool, _ isMany: Bool) -> Shape {
        guard top || bottom, !isMany || spacing > 0 else { return .rectangle }
        let radius = ControlMetrics.groupCorner
        return .unevenRoundedRectangle(
            topLeading: top ? radius : 0, bottomLeading: bottom ? radius : 0, bottomTrailing: bottom ? radius : 0,
            topTrailing: top ? radius : 0)
    }

    /// The surroundings as the modifiers on a view change them: what a row says of itself.
    private func surroundings(of view: ViewValue) -> EnvironmentValues {
        var environment = environment
        var view = view
        while case .modified(let content, let modifier) = view.kind {
            if case .environment(let change) = modifier { change(&environment) }
            view = content
        }
        return environment
    }

    private func header(_ views: [ViewValue]) -> ViewValue {
        words(
            views, .subheadline.weight(.semibold),
            isPlain ? ControlMetrics.plainHeaderInsets : ControlMetrics.headerInsets)
    }

    private func footer(_ views: [ViewValue]) -> ViewValue { words(views, .footnote, ControlMetrics.footerInsets) }

    private func words(_ views: [ViewValue], _ font: Font, _ insets: EdgeInsets) -> ViewValue {
        let view = views.count == 1 ? views[0] : maker.column(views, alignment: .leading)
        return maker.framed(
            maker.padded(maker.set(view, in: font, level: 1), insets),
            FlexibleFrame(maxWidth: .infinity, alignment: .leading))
    }
}
