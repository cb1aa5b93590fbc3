import { longestChoice } from '#platform/forms/field-lengths.ts'

/** Spec 9: the channels that have a name of their own; an explicit `source` may be any other. */
type Channel = string

/** How the networks call themselves in links. Both are settings of the campaigns, and matched as a part of the word. */
const networks = {
  affiliateOne: /awin|^aw$/i,
  search: /google|^ga$/i,
  social: /facebook|instagram|^fb$/i,
  affiliateTwo: /tradetracker|tradedoubler|^tk$/i,
}

/**
 * By which channel somebody comes, in the order of spec 9; null if the address does not say. An explicit `source` is used
 * as it is, so that it may be anything that an address can hold: it is encoded where it is stored, and counted by name
 * only if it is a plain word.
 */
export function channelOf(query: URLSearchParams): Channel | null {
  if (query.get('gclid')) return 'ga'
  if (query.get('fbclid')) return 'fb'
  const source = query.get('source')
  if (source) return source.slice(0, longestChoice).toWellFormed()
  const utmSource = query.get('utm_source') ?? ''
  if (networks.affiliateOne.test(utmSource)) return 'aw'
  if (networks.search.test(utmSource)) return 'ga'
  if (networks.social.test(utmSource)) return 'fb'
  const isAffiliation = utmSource.toLowerCase() === 'affiliation'
  return isAffiliation && networks.affiliateTwo.test(query.get('utm_campaign') ?? '') ? 'tk' : null
}

/** How long both are remembered. */
export const sourceHours = 30 * 24

/** The click that the first affiliate network wants to hear of. */
export const awcIn = (query: URLSearchParams) => clickId.exec(query.get('awc') ?? '')?.[0] ?? null

const clickId = /^[\w-]{1,128}$/

/** Anyone can write an address: only a word is counted by its name. */
export const plainWord = (typed: string | null) => (/^[\w-]{1,32}$/.test(typed ?? '') ? typed : null)
