/** Sizes in points, the picture in millimetres, `gap` as a part of the usual distances. */
export type Density = {
  hero: number
  title: number
  at: number
  quote: number
  body: number
  small: number
  gap: number
  /** How many lines a step, or a thing that is included, may have. */
  itemLines: number
}

/** From the sheet as it was drawn to the closest that can still be read; the first that fits is taken. */
export const densities: [Density, ...Density[]] = [
  { hero: 76, title: 32, at: 11.5, quote: 14, body: 10.5, small: 8.5, gap: 1, itemLines: 6 },
  { hero: 70, title: 28, at: 11, quote: 13, body: 10, small: 8.2, gap: 0.85, itemLines: 6 },
  { hero: 60, title: 25, at: 10.5, quote: 12, body: 9.5, small: 8, gap: 0.75, itemLines: 5 },
  { hero: 46, title: 22, at: 10, quote: 11, body: 9, small: 7.6, gap: 0.65, itemLines: 4 },
  { hero: 32, title: 20, at: 9.5, quote: 10, body: 8.5, small: 7.2, gap: 0.55, itemLines: 2 },
  { hero: 22, title: 17, at: 9, quote: 9, body: 8, small: 7, gap: 0.45, itemLines: 2 },
]
