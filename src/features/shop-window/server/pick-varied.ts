/**
 * The first things that differ from each other in every trait. Where too few do, the last trait is given up, then the
 * one before it, so that a row is full if it can be.
 */
export function pickVaried<Thing>(
  things: readonly Thing[],
  count: number,
  traits: readonly ((thing: Thing) => string)[],
): Thing[] {
  const picked = new Set<Thing>()
  for (let asked = traits.length; asked >= 0 && picked.size < count; asked--) {
    const seen = traits.slice(0, asked).map((trait) => ({ trait, values: new Set([...picked].map(trait)) }))
    for (const thing of things) {
      if (picked.size === count) break
      if (picked.has(thing) || seen.some(({ trait, values }) => values.has(trait(thing)))) continue
      picked.add(thing)
      for (const { trait, values } of seen) values.add(trait(thing))
    }
  }
  return [...picked]
}
