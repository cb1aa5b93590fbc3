import type { TrackerScript } from '#features/tracking/rules/trackers/tracker.ts'

/** Whoever does not answer is left alone: nothing waits for it. */
export function loadScript({ src, attributes = {} }: TrackerScript): void {
  const script = document.createElement('script')
  script.async = true
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  script.src = src
  document.head.append(script)
}
