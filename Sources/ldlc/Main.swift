@main struct LDLC { static func main() {} }
