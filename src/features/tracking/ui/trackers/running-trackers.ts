import { drawFor, readDraw, recordedFor, writeDraw } from '#features/tracking/rules/trackers/session-recording.ts'
import { toldForm } from '#features/tracking/rules/trackers/told-stages.ts'
import { adBlockerEvent, type TrackedEvent } from '#features/tracking/rules/trackers/tracked-event.ts'
import type {
  OfferedTracker,
  TrackedPage,
  TrackerScript,
  Trackers,
  TrackingAnswer,
} from '#features/tracking/rules/trackers/tracker.ts'
import { deleteCookie, setCookie } from '#features/tracking/ui/consent/cookie.ts'
import type { OptionalItem, OptionalService } from '#platform/browser/consent-services.ts'
import { makeEventQueue } from './event-queue.ts'
import { publishLog } from './publish-log.ts'
import { forgetCookies, readCookie } from './read-cookies.ts'

const patience = 10_000
/** Of those known to the shop. */
let trackers: Trackers
const running = new Map<OptionalService, OfferedTracker>()
/** The globals of this page, through which the companies' scripts are called. */
const page = window as unknown as TrackedPage
let hasAdBlocker = false
let requested = ''

/** Loads what was agreed to. A script that has run can't be unloaded: who takes their word back gets a new page. */
export async function followChoice(accepted: readonly OptionalService[], known: Trackers): Promise<void> {
  trackers = known
  const withdrawn = [...running.keys()].filter((service) => !accepted.includes(service))
  if (withdrawn.length > 0) return leave(withdrawn)
  const services = accepted.join()
  if (services === requested || services === '') return
  requested = services
  const answer = await ask()
  if (!answer) return
  if (answer.adScript) void look(answer.adScript)
  for (const offered of answer.trackers) start(offered)
  takeStages(answer)
}

/** A page that was closed has told nothing of what it was given: later it is this page's. */
function takeStages({ events, askAgainIn }: TrackingAnswer) {
  queue.add(events)
  if (askAgainIn === null) return
  setTimeout(async () => {
    const answer = await ask()
    if (answer) takeStages(answer)
  }, askAgainIn)
}

/** Our own server, which may be away: then nobody is told anything from this page. */
const ask = (): Promise<TrackingAnswer | null> =>
  fetch('/tracking/', { method: 'POST', body: new URLSearchParams(), signal: AbortSignal.timeout(patience) })
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null)

async function look(adScript: string) {
  hasAdBlocker = await detectAdBlocker(adScript)
}

function start(offered: OfferedTracker) {
  const { service, account } = offered
  const tracker = trackers[service]
  const isWanted = tracker.isWanted?.({ channel: readCookie('source') }) ?? true
  if (running.has(service) || !isWanted) return
  if (service === 'session-recording') {
    const time = drawRecording(new Date(), Math.random())
    if (time === 0) return
    setTimeout(() => quietly(() => tracker.end?.(page)), time)
  }
  running.set(service, offered)
  quietly(() => tracker.prepare(page, account))
  if (!tracker.comesWith) loadScript(offered)
}

/** What was told, and our server could not be told so. */
const unnoted: TrackedEvent[] = []

/** At once, since the page may be closed at any moment, so that no other page tells it again. */
async function noteTold(...events: TrackedEvent[]) {
  const stages = [...unnoted.splice(0), ...events]
  const body = toldForm(stages)
  if (body.size === 0) return
  const answer = await fetch('/tracking/told/', { method: 'POST', body, keepalive: true }).catch(() => null)
  if (!answer?.ok) unnoted.push(...stages)
}

const queue = makeEventQueue({
  send: async (event) => {
    tell(event)
    void noteTold(event)
    if (event.type !== 'stage') return
    if (hasAdBlocker) tell(adBlockerEvent(event, true))
    if (running.has('privacy-analytics')) await publishLog(event, hasAdBlocker)
  },
  onStopped: (reason) => console.warn(reason instanceof Error ? reason.message : reason),
})
window.addEventListener('pagehide', () => {
  queue.leave()
  void noteTold()
})

function tell(event: TrackedEvent) {
  for (const [service, offered] of running) {
    const tracker = trackers[service]
    quietly(() => tracker.send(page, event, offered.account))
    const isPurchase = event.type === 'stage' && event.name === 'Purchase'
    if (isPurchase && tracker.comesWith === 'purchase') loadScript(offered)
  }
}

/** Scripts of others may leave anything behind, and nobody who buys shall notice. */
function quietly(act: () => void) {
  try {
    act()
  } catch (error) {
    console.warn('A tracker has failed', error)
  }
}

function leave(withdrawn: OptionalService[]) {
  forgetCookies(withdrawn.flatMap((service) => trackers[service].stores.map(({ name }) => name)))
  if (withdrawn.includes('session-recording')) localStorage.removeItem(drawKey)
  location.reload()
}

/** Whoever does not answer is left alone: nothing waits for it. */
function loadScript({ src, attributes = {} }: TrackerScript): void {
  const script = document.createElement('script')
  script.async = true
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  script.src = src
  document.head.append(script)
}

/** How long it is remembered. */
const blockersHours = 24

/**
 * Spec 7: whether something keeps an advertising company's script away. It is asked for without its answer being read;
 * if that leads elsewhere or fails, something does.
 */
async function detectAdBlocker(script: string): Promise<boolean> {
  const isBlocked = await fetch(script, { method: 'HEAD', mode: 'no-cors', cache: 'no-store' }).then(
    (answer) => answer.redirected,
    () => true,
  )
  if (isBlocked) setCookie('blockers', 'enabled=true', blockersHours)
  else deleteCookie('blockers')
  return isBlocked
}

const drawKey = 'calmaria.recording' satisfies OptionalItem

/** How long this visitor may be recorded from now on, in milliseconds; 0 for most. Who keeps nothing is not recorded. */
function drawRecording(now: Date, chance: number): number {
  try {
    const draw = drawFor(readDraw(localStorage.getItem(drawKey)), now, chance)
    localStorage.setItem(drawKey, writeDraw(draw))
    return recordedFor(draw, now)
  } catch (error) {
    console.warn('Storage can not be used', error)
    return 0
  }
}
