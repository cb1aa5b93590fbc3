import { type ConsentChoice, choiceIn, choiceToSet } from '#features/tracking/rules/consent/choice.ts'
import { consentServices } from '#platform/browser/consent-services.ts'
import type { Purpose } from '#platform/browser/stored.ts'
import { isSecure, writeCookie } from './cookie.ts'

/** What this browser has chosen, and whether the settings are open. A choice made in another tab counts from the next page on. */
type State = { choice: ConsentChoice | null; areSettingsOpen: boolean; isJustSaved: boolean }

const listeners = new Set<() => void>()
let state: State | undefined

/** Undefined on the server, which does not ask: its pages are the same for everybody. */
const current = (): State => {
  state ??= { choice: readCookie(), areSettingsOpen: false, isJustSaved: false }
  return state
}

function change(changes: Partial<State>) {
  state = { ...current(), ...changes }
  for (const listener of listeners) listener()
}

export const consent = {
  current,
  onServer: (): State | undefined => undefined,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Whether anything is allowed that has this purpose. */
  allowsFor: (purpose: Purpose) =>
    current().choice?.accepted.some((service) => consentServices[service] === purpose) ?? false,
  /** Holds at once, whether or not the server can be told. */
  save: (choice: ConsentChoice, sent: URLSearchParams) => {
    writeCookie(choiceToSet(choice, isSecure()))
    change({ choice, areSettingsOpen: false, isJustSaved: true })
    fetch('/consent/', { method: 'POST', body: sent, keepalive: true }).catch(() => {
      console.warn('The choice of cookies is kept here, but its proof was not sent')
    })
  },
  /** Somebody has chosen by the page of its own. */
  readAgain: () => change({ choice: readCookie() }),
  openSettings: () => change({ areSettingsOpen: true }),
  closeSettings: () => change({ areSettingsOpen: false }),
  forgetSaved: () => change({ isJustSaved: false }),
}

/** A browser may refuse: then everybody is somebody who has not chosen. */
function readCookie(): ConsentChoice | null {
  try {
    return choiceIn(document.cookie, new Date())
  } catch (error) {
    console.warn('Cookies can not be read', error)
    return null
  }
}
