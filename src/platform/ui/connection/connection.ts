/** Why nothing came back: nobody was reached, or whoever stands in front of the site says that it is away. */
export type Cause = 'offline' | 'away'

/** A form that got no answer. `isSent`: it left this browser, so what it asks for may have been done. */
export type UnansweredForm = {
  cause: Cause
  isSent: boolean
  /** On a step where one pays the page is read again before anything is repeated: it knows how the payment stands. */
  isPaying: boolean
  /** The page has been read since. */
  isKnown?: boolean
  sendAgain: () => void
}

type State = { reading: Cause | null; form: UnansweredForm | null }

/** What this page waits for. One for the whole site, because a browser has one connection. */
const nothing: State = { reading: null, form: null }
let state = nothing
const readings = new Map<object, Cause>()
const listeners = new Set<() => void>()
const retries = new Set<() => void>()

function change(next: Partial<State>) {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

const showReading = () => change({ reading: [...readings.values()].at(-1) ?? null })

export const connection = {
  current: () => state,
  onServer: () => nothing,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Something is read again and again under this name, until `reached`. */
  missed(reading: object, cause: Cause) {
    readings.set(reading, cause)
    showReading()
  },
  reached(reading: object) {
    if (readings.delete(reading)) showReading()
  },
  unanswered: (form: UnansweredForm) => change({ form }),
  /** The page is new: where somebody wonders about a payment, it shows how it stands. */
  pageRead() {
    const { form } = state
    if (form?.isPaying && form.isSent && !form.isKnown) change({ form: { ...form, isKnown: true } })
  },
  forgetForm() {
    if (state.form) change({ form: null })
  },
  /** Whoever waits for the next try tries now. */
  retryNow() {
    for (const retryNow of retries) retryNow()
  },
  /** Until the time is over, the browser is online again, or somebody asks for the next try. */
  pause(seconds: number, signal?: AbortSignal | null): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        retries.delete(done)
        resolve()
      }
      const timer = setTimeout(done, seconds * 1000)
      retries.add(done)
      signal?.addEventListener('abort', done)
    })
  },
}
