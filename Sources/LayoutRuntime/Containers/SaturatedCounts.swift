/// Counts of what has not been made. Content may have as many items as there are whole numbers, so what is counted from
/// them stops at the greatest number instead of going over it.

/// - Returns: `Int.max` for a sum that is greater.
func saturatedSum(_ first: Int, _ second: Int) -> Int {
    let (sum, isOver) = first.addingReportingOverflow(second)
    return isOver ? .max : sum
}

/// - Parameters: None of them negative.
/// - Returns: `Int.max` for a product that is greater.
func saturatedProduct(_ first: Int, _ second: Int) -> Int {
    let (product, isOver) = first.multipliedReportingOverflow(by: second)
    return isOver ? .max : product
}

/// The nearest whole number; 0 for what is no number, and the greatest or the least one for what lies beyond it.
func saturated(_ count: Double) -> Int {
    if count.isNaN { return 0 }
    return Int(exactly: count.rounded()) ?? (count < 0 ? .min : .max)
}
