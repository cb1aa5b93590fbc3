export type Dice = ReturnType<typeof makeDice>

/** The same seed rolls the same numbers (mulberry32): a plan that found something can be made again. */
export function makeDice(seed: number) {
  let state = seed >>> 0
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + Math.floor(roll() * (most - least + 1))
  return {
    between,
    chance: (part: number) => roll() < part,
    pick: <Thing>(things: readonly [Thing, ...Thing[]]): Thing => things[between(0, things.length - 1)] ?? things[0],
  }
}
