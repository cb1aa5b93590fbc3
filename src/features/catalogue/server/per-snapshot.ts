import type { Snapshot } from './snapshot.ts'

/** Something worked out once from a catalogue and forgotten together with it. */
export function perSnapshot<Thing>(build: (snapshot: Snapshot) => Thing): (snapshot: Snapshot) => Thing {
  const built = new WeakMap<Snapshot, Thing>()
  return (snapshot) => {
    const known = built.get(snapshot)
    if (known !== undefined) return known
    const thing = build(snapshot)
    built.set(snapshot, thing)
    return thing
  }
}
