extension Usage {
    /// In how many of 469 files a name is used, for names that two or more use. `Scripts/usage` writes it from the
    /// examples, the fixtures and the conformance cases.
    static let table = """
        AlignmentID 4, AnyLayout 3, Array 5, Bool 5, Boxed 3, Button 17, CGFloat 19, CGPoint 23, CGRect 2,
        CGSize 29, Cache 2, Capsule 14, Card 5, Circle 2, Color 3, Comparable 2, ContentView 2, Date 2,
        Dictionary 2, Divider 8, Double 14, EdgeInsets 2, EmptyView 2, Environment 2, EqualWidths 2,
        Equatable 2, Filter 3, FilterBar 2, Flow 6, FlowLayout 2, ForEach 53, Forgetful 2, GeometryReader 16,
        Grid 18, GridItem 26, GridRow 17, Group 4, HStack 137, HStackLayout 3, Hashable 5,
        HorizontalAlignment 3, Identifiable 5, Image 12, Int 14, Label 2, Layout 29, LayoutValueKey 2,
        LazyVGrid 26, LazyVStack 6, Line 2, LinearGradient 2, NavigationStack 2, Pair 3, Path 2, Photo 2,
        PhotoStrip 2, Places 2, Preview 8, ProposedViewSize 5, Rectangle 31, RoundedRectangle 16, Row 3,
        ScrollView 34, Shape 2, Shares 2, Side 2, Spacer 43, String 24, Strip 2, Summary 2, Text 195,
        Things 2, Tile 6, Toggle 2, Trip 6, TripCard 3, TripSummary 2, VStack 161, VStackLayout 3, View 57,
        ViewModifier 14, ViewThatFits 7, Watch 39, ZStack 12, a 2, adaptive 12, addLine 2, admits 2,
        alignmentGuide 15, all 4, allCases 2, animation 2, append 11, aspectRatio 20, background 45, black 4,
        blue 141, body 2, bold 4, border 25, borderedProminent 4, bottom 14, bottomLeading 5,
        bottomTrailing 10, boxed 3, buttonStyle 14, caption 9, center 7, circle 2, city 4, clear 10,
        clipShape 6, clipped 5, closeSubpath 2, containerRelativeFrame 11, contains 5, contentShape 9,
        cornerRadius 2, count 18, country 4, cropped 2, currency 3, dateTime 2, day 2, disabled 3, dismiss 2,
        distance 2, dropFirst 3, enumerated 6, environment 4, everything 2, favorites 3, fill 19, filter 5,
        filters 2, first 7, firstTextBaseline 6, fit 13, fixed 6, fixedSize 29, flexible 14, font 19,
        foregroundStyle 10, formatted 2, fractionLength 2, frame 337, gray 60, green 61, gridCellColumns 4,
        gridCellUnsizedAxes 3, gridColumnAlignment 3, headline 4, height 27, hidden 6, horizontal 59,
        ignoresSafeArea 7, indices 11, infinity 55, init 3, insert 2, isEmpty 4, isFavorite 6, isMultiple 2,
        items 2, joined 3, key 2, keys 2, label 3, largeTitle 4, last 2, layoutDirection 3,
        layoutPriority 16, leading 60, left 2, lineLimit 23, map 16, max 11, maxX 3, maxY 4, midX 3, midY 6,
        minX 20, minY 15, mint 2, modifier 7, month 2, move 2, name 4, nights 5, number 3, offset 8,
        onTapGesture 12, opacity 7, orange 20, origin 6, overlay 15, padding 100, place 29, plain 9,
        position 3, precision 2, price 2, primary 3, quaternary 6, range 2, rawValue 2, rect 2, red 235,
        reduce 16, replacingUnspecifiedDimensions 4, resizable 2, reversed 2, right 2, rightToLeft 3,
        safeAreaInset 3, safeAreaPadding 6, samples 5, scrollIndicators 3, scrollTargetBehavior 3,
        scrollTargetLayout 3, secondary 7, self 51, semibold 2, shadow 2, size 13, sizeThatFits 24,
        sizeThatFitsLayout 2, some 2, sorted 4, spacing 2, starred 2, stroke 2, subheadline 6, teal 16,
        tile 3, tint 2, title 9, title2 2, top 19, topLeading 9, topTrailing 9, trailing 17, unspecified 21,
        value 2, vertical 17, viewAligned 2, weight 3, white 5, who 2, width 36, x 4, y 5, yellow 44, zero 6
        """
}
