@_exported import Foundation

/// An angle on the globe, in degrees.
public typealias CLLocationDegrees = Double
/// A distance, in meters.
public typealias CLLocationDistance = Double
/// The precision of a place, in meters; negative where it isn't known.
public typealias CLLocationAccuracy = Double
/// A direction, in degrees from north towards east.
public typealias CLLocationDirection = Double

/// A place on the globe.
public struct CLLocationCoordinate2D: Sendable {
    /// The distance north of the equator.
    public var latitude: CLLocationDegrees
    /// The distance east of Greenwich.
    public var longitude: CLLocationDegrees

    /// The place where the equator meets the meridian of Greenwich.
    public init() {
        self.init(latitude: 0, longitude: 0)
    }

    /// Creates a place from its angles.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Whether a place is on the globe.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Creates a place from its angles.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// A place, with when and how exactly it was known. Nothing here finds out where a device is.
open class CLLocation: NSObject, @unchecked Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// The height above the sea, in meters.
    public let altitude: CLLocationDistance
    /// The precision of the place.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The precision of the height.
    public let verticalAccuracy: CLLocationAccuracy
    /// When it was known.
    public let timestamp: Date

    /// Creates a place from its angles.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// Creates a place from all that is known of it.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.timestamp = timestamp
    }

    /// Returns the distance to another place, in meters, along the shortest way on a globe whose radius is 6371.0088
    /// kilometers. The earth is flatter: the distance is within 0.6 % of the one on it.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let (a, b) = (coordinate, location.coordinate)
        let (latitude, other) = (a.latitude * .pi / 180, b.latitude * .pi / 180)
        let (dLatitude, dLongitude) = (other - latitude, (b.longitude - a.longitude) * .pi / 180)
        let haversine = pow(sin(dLatitude / 2), 2) + cos(latitude) * cos(other) * pow(sin(dLongitude / 2), 2)
        return 2 * 6_371_008.8 * asin(min(1, haversine.squareRoot()))
    }
}
