/** Spec 9: looked at every 100 ms, at most 64 times; from then on only when a choice is saved. */
export const watching = { every: 100, most: 64 }

type Watched = {
  hasChosen: () => boolean
  subscribe: (listener: () => void) => () => void
  /** Called with the first choice that is found, and with each that is saved later. */
  onChoice: () => void
}

/** Returns what ends it. */
export function watchConsent({ hasChosen, subscribe, onChoice }: Watched): () => void {
  let attempts = 0
  let timer: ReturnType<typeof setInterval> | undefined
  const end = () => clearInterval(timer)
  const look = () => {
    attempts++
    if (!hasChosen() && attempts < watching.most) return
    end()
    if (hasChosen()) onChoice()
  }
  timer = setInterval(look, watching.every)
  const unsubscribe = subscribe(() => {
    end()
    if (hasChosen()) onChoice()
  })
  return () => {
    end()
    unsubscribe()
  }
}
