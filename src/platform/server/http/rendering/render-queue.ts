import { type QueuedWork, TooBusy, waitIn } from '#platform/server/work-queue.ts'

/**
 * `personal`: forms and the pages of a purchase or a voucher, which somebody is in the middle of. `catalogue`: pages that
 * are the same for everyone. `started`: the second half of one of those, so that what was begun is finished first.
 */
export type Lane = 'started' | 'personal' | 'catalogue'

export type RenderQueue = {
  /** Resolves when what follows may keep the thread. Throws TooBusy where too many pages of the catalogue wait. */
  take: (lane: Lane, signal?: AbortSignal) => Promise<void>
  /** Somebody has connected, or was answered from memory. */
  noteArrival: () => void
}

type Options = {
  /** How many pages of the catalogue may wait: some two seconds of rendering. */
  mostWaiting?: number
  /** For tests. */
  now?: () => number
  wait?: (then: () => void, milliseconds: number) => void
}

/** As long as was worked: somebody who comes then finds the thread free in at least half of the cases. */
const restShare = 1
/** After so many personal pages in a row one of the catalogue is rendered, so that neither starves the other. */
const mostInARow = 4
/** Node accepts one connection each time its loop goes round: so many of them between two stretches. */
const mostRounds = 64

/**
 * Rendering keeps the thread for some milliseconds, in which nothing else is answered. So pages are rendered in turns,
 * one stretch at a time, and between two of them everything that has arrived is answered: kept pages, probes, calls.
 * While there are arrivals, each stretch is followed by a rest in which they are answered at once.
 */
export function makeRenderQueue(options: Options = {}): RenderQueue {
  const { mostWaiting = 200, now = () => performance.now(), wait = setTimeout } = options
  const lanes: Record<Lane, Set<QueuedWork>> = { started: new Set(), personal: new Set(), catalogue: new Set() }
  let isRunning = false
  let inARow = 0
  let arrivals = 0

  function pick(): QueuedWork | undefined {
    const isCataloguesTurn = inARow >= mostInARow && lanes.started.size + lanes.catalogue.size > 0
    const lane = isCataloguesTurn || lanes.personal.size === 0 ? catalogueLane() : 'personal'
    inARow = lane === 'personal' ? inARow + 1 : 0
    const [first] = lanes[lane]
    return first
  }
  const catalogueLane = () => (lanes.started.size > 0 ? 'started' : 'catalogue')

  function next() {
    const first = pick()
    if (first) begin(first.start)
    else isRunning = false
  }

  /** What waits for the turn goes on as soon as this has returned, and is through with its stretch before the immediate. */
  function begin(start: () => void) {
    isRunning = true
    const [started, before] = [now(), arrivals]
    start()
    setImmediate(() => {
      const rest = arrivals === before ? 0 : (now() - started) * restShare
      if (rest < 1) letIn(mostRounds)
      else wait(() => letIn(mostRounds), rest)
    })
  }

  /** Goes round until nobody comes any more. */
  function letIn(rounds: number) {
    const before = arrivals
    setImmediate(() => {
      if (arrivals === before || rounds === 0) next()
      else letIn(rounds - 1)
    })
  }

  return {
    take: async (lane, signal) => {
      signal?.throwIfAborted()
      if (lane === 'catalogue' && lanes[lane].size >= mostWaiting)
        throw new TooBusy(`${mostWaiting} pages wait already`)
      return isRunning ? waitIn(lanes[lane], signal) : new Promise(begin)
    },
    noteArrival: () => {
      arrivals++
    },
  }
}
