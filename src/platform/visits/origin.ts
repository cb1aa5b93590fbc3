import type { Language } from '#platform/i18n/languages.ts'
import { channelOf, plainWord } from './traffic-source.ts'

/**
 * By which channel and campaign a visit came. Both are plain words of the address; what stands in brackets is ours, so
 * that no address can say it.
 */
export type Origin = { channel: string; campaign: string }

/** What a purchase remembers of its start: whoever changes the language later is counted where they began. */
export type PurchaseOrigin = Origin & { language: Language }

const none = '(none)'
const rest = '(other)'

/** The address said nothing. */
export const directOrigin: Origin = { channel: '(direct)', campaign: none }

/** The purchase was started by a program. */
export const apiOrigin: Origin = { channel: '(api)', campaign: none }

/** The booking widget in a page of another site. */
export const widgetOrigin: Origin = { channel: '(widget)', campaign: none }

/** What a query says of its origin; null if it says nothing. */
export function originOf(query: URLSearchParams): Origin | null {
  // A newsletter or a partner has no channel in spec 9, but its own word is worth counting.
  const named = channelOf(query)
  // What is no plain word may be an address of a person, or a formula, and is not stored for good.
  const channel = named ? (plainWord(named) ?? rest) : plainWord(query.get('utm_source'))
  const campaign = plainWord(query.get('utm_campaign'))
  if (!channel && !campaign) return null
  return {
    channel: channel?.toLowerCase() ?? directOrigin.channel,
    campaign: campaign?.toLowerCase() ?? none,
  }
}

/** Under these names a form tells it. */
export const originNames = ['source', 'utm_campaign'] as const

/** The same as names and values, which `originOf` understands: for forms, and for the header below. */
export function originFields({ channel, campaign }: Origin): [name: string, value: string][] {
  return [channel, campaign].flatMap((word, place) => {
    const name = originNames[place]
    return name && (plainWord(word) || (name === 'source' && word === rest)) ? [[name, word]] : []
  })
}

/**
 * What our script sends with every question for a page's data: the origin of its visit, as a query, empty if there is
 * none. A link that is only brought ahead has no such header.
 */
export const originHeader = 'X-Visit-Origin'

/** Channels that are never counted as the rest: ours, and those of spec 9. */
const named = new Set([directOrigin.channel, apiOrigin.channel, widgetOrigin.channel, rest, 'ga', 'fb', 'aw', 'tk'])

/**
 * Anybody can write an address, so that only some origins are counted by name. `known`: those that are; one that is let
 * in is added. Those beyond `most` are the rest, of their channel if it is one that everybody knows.
 */
export function boundedOrigin({ channel, campaign }: Origin, known: Set<string>, most: number): Origin {
  const isNamed = named.has(channel)
  const key = originKey({ channel, campaign })
  if ((isNamed && (campaign === none || campaign === rest)) || known.has(key)) return { channel, campaign }
  if (known.size < most) {
    known.add(key)
    return { channel, campaign }
  }
  return { channel: isNamed ? channel : rest, campaign: rest }
}

export const originKey = ({ channel, campaign }: Origin) => `${channel} ${campaign}`
