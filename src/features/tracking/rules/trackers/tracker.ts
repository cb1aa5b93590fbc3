import type { OptionalService } from '#platform/browser/consent-services.ts'
import type { TrackedEvent } from './tracked-event.ts'

/** The globals of a page, through which a company's script is called. */
export type TrackedPage = Record<string, unknown>

/** Who visits, as far as a tracker may depend on it. */
export type Visitor = {
  /** Spec 9: by which channel they came; null if none is known. */
  channel: string | null
}

/**
 * The port that every tracker implements. None is loaded before somebody has agreed to its service, nor where nobody has
 * set an account, nor where one pays. Nothing about a person is in what it is sent.
 */
export type Tracker = {
  service: OptionalService
  /** Whose it is, as the cookie policy says it. */
  company: string
  /** The form of the account's name, which the setting gives. */
  account: RegExp
  script: (account: string) => TrackerScript
  /** Left out, with each page. With a purchase: once there is something to send. */
  comesWith?: 'purchase'
  /** Whom its script asks for what: nobody else may be, by the page's policy. */
  hosts: TrackerHosts
  /** What its script keeps in a browser; `days`: for how long, 0 until it is closed. A name may end in *. */
  stores: readonly { name: string; days: number }[]
  /** Puts in place what its script looks for when it comes. */
  prepare: (page: TrackedPage, account: string) => void
  /** Called once its script was asked for, whether or not it has come. */
  send: (page: TrackedPage, event: TrackedEvent, account: string) => void
  /** Left out, everybody who has agreed. */
  isWanted?: (visitor: Visitor) => boolean
  /** Ends what it does in this page, of trackers that are only for a while. */
  end?: (page: TrackedPage) => void
}

export type TrackerScript = { src: string; attributes?: Record<string, string> }
export type TrackerHosts = { scripts: readonly string[]; connects?: readonly string[]; images?: readonly string[] }

/** Every service that a visitor may agree to, by its name. */
export type Trackers = Readonly<Record<OptionalService, Tracker>>

/** A tracker that is set up, with our account there. */
export type OfferedTracker = TrackerScript & { service: OptionalService; account: string }

/** What a page's script is told, once somebody has agreed to something. */
export type TrackingAnswer = {
  trackers: readonly OfferedTracker[]
  /** An advertising company's script, which whatever blocks advertising keeps away. */
  adScript: string | null
  events: readonly TrackedEvent[]
  /** In milliseconds, where another page of the browser was given stages and has not told them yet. */
  askAgainIn: number | null
}
