import type { Tracker } from '#features/tracking/rules/trackers/tracker.ts'
import { callIn, rememberCalls } from './remember-calls.ts'

/** Microsoft Clarity, for the few and the minutes that spec 9 says. It is only told the names of stages. */
export const sessionRecording: Tracker = {
  service: 'session-recording',
  company: 'Microsoft (Clarity)',
  account: /^[a-z0-9]{6,20}$/,
  script: (account) => ({ src: `https://www.clarity.ms/tag/${account}` }),
  hosts: {
    scripts: ['https://www.clarity.ms', 'https://*.clarity.ms'],
    connects: ['https://*.clarity.ms'],
    images: ['https://*.clarity.ms'],
  },
  stores: [
    { name: '_clck', days: 365 },
    { name: '_clsk', days: 1 },
  ],
  prepare: (page) => rememberCalls(page, 'clarity'),
  send: (page, event) => {
    if (event.type === 'stage') callIn(page, 'clarity', 'event', event.name)
  },
  end: (page) => callIn(page, 'clarity', 'stop'),
}
