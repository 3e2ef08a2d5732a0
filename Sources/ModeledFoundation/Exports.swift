// What is declared in this module takes the place of what Foundation declares under the same name:
// code that imports this module sees Foundation, with the modelled types in it.
@_exported import Foundation
