"""What the blocks leave out, in words of our own.

Declarations that several blocks lean on stand as files in `prelude/`. Here: the views that show a block which only
declares something, the values that fragments take from their surroundings, and the few blocks that have holes in them.
"""

# A block that declares one of these and shows nothing is shown so.
SHOWN = {
    "Watch": 'Watch("text") { Text("Seattle") }',
    "Lab": "Lab()",
    "PhotoStrip": "PhotoStrip(trips: Trip.samples)",
    "TripSummary": "TripSummary(trips: Trip.samples)",
    "TripCard": "TripCard(trip: .seattle)",
    "TripFacts": "TripFacts(trip: .atacama)",
    "TripFilter": "Text(TripFilter.favorites.title)",
    "FilterBar": "FilterBar(filters: [.all, .favorites], selection: .constant(.all))",
    "Tile": 'Text("3 trips").tile()',
    "Chip": 'Text("All").chip(isSelected: true)',
    "FlowLayout": 'FlowLayout {\n    Text("Seattle")\n    Text("Chile")\n}',
    "Corner": 'Corner {\n    Text("Seattle")\n    Color.red.frame(width: 90, height: 9)\n}',
    "Carousel": "Carousel(photos: (1...5).map { Photo(id: $0) })",
}

# A block that declares a type of this name whose initialiser wants something.
NEEDS_ARGUMENTS = {"ContentView": "ContentView(store: TripStore())"}

# What a fragment takes from the struct that it was cut out of.
VALUES = {
    "note": 'let note = "The market early, then the ferry across the bay, and the long way back on foot."',
    "notes": 'let notes = ["Short.", "A note long enough for three lines of a narrow column.", "Short too."]',
    "longString": 'let longString = "Words enough that one line of a phone has no room for all of them, nor has half."',
    "name": 'let name = "San Pedro de Atacama"',
    "show": "let show = false",
    "vertical": "let vertical = false",
    "tags": 'let tags = [Tag(id: "sea"), Tag(id: "food")]',
    "items": "let items = [1, 2, 3]",
    "chosen": "@State private var chosen: CGFloat = 0",
    "candidate": 'let candidate = (name: "a text", view: Text("Cleared for launch"))',
}

# What is bound with a dollar sign has to be state.
STATES = {
    "vertical": "@State private var vertical = false",
    "name": '@State private var name = ""',
    "email": '@State private var email = ""',
}

# A chain without its beginning is put on this view.
CHAIN_STARTS = 'Text("Trips")\n    .frame(maxWidth: .infinity, maxHeight: .infinity)\n'

# Blocks with holes: what to put before and after them, and what to write in place of what.
SPECIAL = {
    "003:797": {"before": "Grid {\n", "after": "}\n"},
    "003:808": {"before": "Grid {\n", "after": "}\n"},
    "003:1004": {"after": 'Text("\\(n)")\n'},
    "003:1040": {"show": "padded"},
    "003:1983": {
        "before": (
            "struct Flow: Layout {\n"
            "func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {\n"
        ),
        "after": (
            "}\n"
            "func placeSubviews(\n"
            "    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()\n"
            ") {}\n"
            "private func arrange(_ subviews: Subviews, in width: CGFloat) -> (size: CGSize, lines: Int) {\n"
            "    (CGSize(width: min(width, 100), height: 20), subviews.count)\n"
            "}\n"
            "}\n"
            'Flow { Text("Seattle") }\n'
        ),
    },
    "004:86": {"edits": [("{ ... }", '{ Text("Seattle") }')]},
    "004:92": {"fragment": True},
    "004:166": {
        "fragment": True,
        "edits": [("at: ...", "at: bounds.origin"), ("proposal: ...)", "proposal: .unspecified)"),
                  ("// Return required size", "proposal.replacingUnspecifiedDimensions() //")],
    },
    "004:198": {"edits": [("ForEach(items) { ... }", 'ForEach(items, id: \\.self) { Text("\\($0)") }')]},
}

# Why a console cannot be compared, where it cannot, and how it is compared where it is not the conversation.
CONSOLES = {
    "000:1127": "printed by a tap",
    "000:1388": "widths",
    "000:1421": "printed by a task",
    "000:1493": "widths",
    "003:1040": "types",
    "003:1105": "printed by taps",
    "003:1177": "printed by taps",
    "003:1215": "printed by taps",
    "003:1394": "printed by a tap",
    "003:1983": "of another program",
}
