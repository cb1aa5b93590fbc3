/** Parameters that only tell where a visitor came from: they make no other page, and no link carries them on. */
export const isTracking = (name: string) => /^(utm_[a-z]+|gclid|fbclid|awc|source|country)$/.test(name)

/** An address' question without them. */
export function withoutTracking(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => !isTracking(name)))
}
