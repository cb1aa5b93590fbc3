/** Takes from lists so that nothing comes again before everything else in its list has come as often. */
export function inTurns() {
  const times = new Map<object, number>()
  const timesOf = (one: object) => times.get(one) ?? 0
  return <T extends object>(list: readonly T[]): T => {
    const [first, ...rest] = list
    if (!first) throw new Error('Nothing to take')
    const next = rest.reduce((best, one) => (timesOf(one) < timesOf(best) ? one : best), first)
    times.set(next, timesOf(next) + 1)
    return next
  }
}
