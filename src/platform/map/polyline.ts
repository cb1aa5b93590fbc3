/** Longitude and latitude in degrees. */
export type Point = [longitude: number, latitude: number]

/** A thousandth of a degree is about a hundred metres: no outline of ours is more exact than that. */
const perDegree = 1000

/**
 * Points as text, each as the step from the one before, five bits to a character; most steps take two characters per
 * axis. This is Google's 'encoded polyline', with three decimals and longitude first.
 */
export function encodeLine(points: Point[]): string {
  let [lastX, lastY] = [0, 0]
  let text = ''
  for (const [longitude, latitude] of points) {
    const [x, y] = [Math.round(longitude * perDegree), Math.round(latitude * perDegree)]
    if (text && x === lastX && y === lastY) continue
    text += encodeNumber(x - lastX) + encodeNumber(y - lastY)
    ;[lastX, lastY] = [x, y]
  }
  return text
}

export function decodeLine(text: string): Point[] {
  const numbers = decodeNumbers(text)
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    x += numbers[at] ?? 0
    y += numbers[at + 1] ?? 0
    points.push([x / perDegree, y / perDegree])
  }
  return points
}

function encodeNumber(number: number): string {
  let text = ''
  // The sign goes into the lowest bit, so that small steps stay short either way.
  let rest = number < 0 ? ~(number << 1) : number << 1
  for (; rest >= 0x20; rest >>= 5) text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63)
  return text + String.fromCharCode(rest + 63)
}

function decodeNumbers(text: string): number[] {
  const numbers: number[] = []
  let [value, shift] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    const bits = text.charCodeAt(at) - 63
    value |= (bits & 0x1f) << shift
    shift += 5
    if (bits & 0x20) continue
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1)
    ;[value, shift] = [0, 0]
  }
  return numbers
}
