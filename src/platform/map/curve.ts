import type { XY } from './clip.ts'

/**
 * A soft path along the points of a coast. Each point pulls the curve towards it, and the pieces meet half-way between
 * two points: that is what `t` makes of end points alone, so a curve takes no more characters than straight lines.
 */
export function curve(points: XY[], isClosed: boolean): string {
  const [first, second] = points
  if (!first || !second) return ''
  const start = isClosed ? rounded(middle(points.at(-1) ?? first, first)) : rounded(first)
  const pulls = isClosed ? points : points.slice(1, -1)
  const end = isClosed ? start : rounded(points.at(-1) ?? first)
  const [pull, ...others] = pulls
  if (!pull) return `M${start.join(' ')}L${end.join(' ')}`
  const path = [`M${start.join(' ')}q`]
  let [at, towards] = [start, rounded(pull)]
  path.push(steps(minus(towards, at)))
  for (const [index, next] of [...others, null].entries()) {
    // From where the curve really is, so that what rounding takes here is given back there.
    const to = next ? rounded(middle(towards, next)) : end
    path.push(`${index === 1 ? 't' : ''}${steps(minus(to, at))}`)
    towards = [2 * to[0] - towards[0], 2 * to[1] - towards[1]]
    at = to
  }
  return path.join('').replaceAll(/([qt]) /g, '$1') + (isClosed ? 'z' : '')
}

/** Moves each point outwards by what the curve would cut off it. */
export function sharpened(points: XY[], isClosed: boolean): XY[] {
  return points.map((point, at) => {
    const before = points[at - 1] ?? (isClosed ? points.at(-1) : undefined)
    const after = points[at + 1] ?? (isClosed ? points[0] : undefined)
    if (!before || !after) return point
    const [x, y] = minus(point, middle(before, after))
    return [point[0] + x / 4, point[1] + y / 4]
  })
}

const rounded = ([x, y]: XY): XY => [Math.round(x), Math.round(y)]
const middle = ([ax, ay]: XY, [bx, by]: XY): XY => [(ax + bx) / 2, (ay + by) / 2]
const minus = ([ax, ay]: XY, [bx, by]: XY): XY => [ax - bx, ay - by]
/** A minus sign parts two numbers as well as a space does. */
const steps = ([x, y]: XY) => `${x < 0 ? '' : ' '}${x}${y < 0 ? '' : ' '}${y}`
