/** What a client says it takes (RFC 9110): a coding with q=0 is refused. */
export type Encoding = 'br' | 'gzip' | 'identity'

export function preferredEncoding(accepted: string | string[] | undefined): Encoding {
  if (acceptsEncoding(accepted, 'br')) return 'br'
  return acceptsEncoding(accepted, 'gzip') ? 'gzip' : 'identity'
}

export function acceptsEncoding(accepted: string | string[] | undefined, encoding: 'br' | 'gzip'): boolean {
  const offers = String(accepted ?? '').toLowerCase()
  // Nearly all clients list codings without weights: no need to take the list apart for them.
  if (!offers.includes(encoding)) return false
  return offers.split(',').some((offer) => {
    const [name = '', ...weights] = offer.split(';').map((part) => part.trim())
    return name === encoding && !weights.some((weight) => /^q=0(\.0*)?$/.test(weight))
  })
}

/** Whether a client has the page already: validators are compared weakly, and '*' is any. */
export function knowsEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((known) => {
    const tag = known.trim()
    return tag === '*' || tag.replace(/^W\//, '') === etag
  })
}
