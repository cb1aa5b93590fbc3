type Limit = {
  /** Reports in all, within the window. */
  most: number
  /** In milliseconds; for a page that is as long as it is open. */
  window: number
}

/** The same error is told once in a window, and of all others so many. */
export function makeReportLimit({ most, window }: Limit) {
  let fingerprints = new Set<string>()
  let began = Number.NEGATIVE_INFINITY
  return (fingerprint: string, now: number): boolean => {
    if (now - began >= window) {
      fingerprints = new Set()
      began = now
    }
    if (fingerprints.size >= most || fingerprints.has(fingerprint)) return false
    fingerprints.add(fingerprint)
    return true
  }
}

export const reportLimits = {
  page: { most: 10, window: Number.POSITIVE_INFINITY },
  /** Of all browsers, and of the server itself: neither uses up what the other may tell. */
  process: { most: 100, window: 10 * 60_000 },
}
