// finds: unsupported
// The system asks a database of users, which is not a part of the program.
import Foundation

print(NSUserName())
