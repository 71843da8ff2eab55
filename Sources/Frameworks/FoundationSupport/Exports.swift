/// Everything of Foundation reaches the page through this module, so that the types declared here shadow Foundation's.
@_exported import Foundation
