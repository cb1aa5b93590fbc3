type Coordinates = { latitude: number; longitude: number }

const earthRadius = 6371

/** As the crow flies, in kilometres. */
export function distanceBetween(a: Coordinates, b: Coordinates): number {
  const height = halfSine(b.latitude - a.latitude)
  const width = halfSine(b.longitude - a.longitude)
  const arc = height + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * width
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, arc)))
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const halfSine = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
