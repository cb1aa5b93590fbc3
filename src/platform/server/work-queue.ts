/** Thrown at who comes when a queue is full. */
export class TooBusy extends Error {
  override name = 'TooBusy'
  /** After so many seconds it is worth trying again. */
  readonly retryAfter = 5
}

type Options = {
  mostWaiting: number
  /** Called between two pieces of work, so that what is waited for more gets its turn. */
  pause?: () => Promise<unknown>
}

export type WorkOptions = {
  /** Whoever has gone leaves the queue. */
  signal?: AbortSignal
  /** Waits however many wait before it: for work in the background, of which there is never much at once. */
  isPatient?: boolean
}

type WorkQueue = { run: <Result>(work: () => Promise<Result>, options?: WorkOptions) => Promise<Result> }

export type QueuedWork = { start: () => void }

/**
 * Heavy work, one piece at a time, in the order in which it was asked for: first what somebody waits for, then what can
 * wait. Who comes when too many wait is refused.
 */
export function makeWorkQueue({ mostWaiting, pause = nextTurn }: Options): WorkQueue {
  const impatient = new Set<QueuedWork>()
  const patient = new Set<QueuedWork>()
  let isBusy = false

  async function next() {
    await pause()
    const [first] = impatient.size > 0 ? impatient : patient
    if (first) first.start()
    else isBusy = false
  }

  return {
    run: async (work, { signal, isPatient = false } = {}) => {
      signal?.throwIfAborted()
      if (isBusy) {
        if (!isPatient && impatient.size >= mostWaiting) throw new TooBusy(`${impatient.size} wait already`)
        await waitIn(isPatient ? patient : impatient, signal)
      }
      isBusy = true
      try {
        return await work()
      } finally {
        void next()
      }
    },
  }
}

/** Waits in a line until it is started. Whoever has gone leaves the line. */
export function waitIn(line: Set<QueuedWork>, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      line.delete(one)
      reject(signal?.reason)
    }
    const start = () => {
      signal?.removeEventListener('abort', leave)
      line.delete(one)
      resolve()
    }
    const one = { start }
    line.add(one)
    signal?.addEventListener('abort', leave, { once: true })
  })
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))
