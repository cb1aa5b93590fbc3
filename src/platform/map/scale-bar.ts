import { kmAcross, type MapFrame } from './frame.ts'

const longest = 110

/** The longest round distance that fits, and how many pixels it takes: for the bar in the corner of a map. */
export function scaleBar(frame: MapFrame): { text: string; width: number } {
  const kmPerPixel = kmAcross(frame) / frame.width
  const most = longest * kmPerPixel
  const power = 10 ** Math.floor(Math.log10(most))
  const km = [5, 2, 1].map((step) => step * power).find((distance) => distance <= most) ?? power
  return { text: km >= 1 ? `${km} km` : `${Math.round(km * 1000)} m`, width: Math.round(km / kmPerPixel) }
}
