import { hostCookie } from '#platform/server/http/host-cookie.ts'
import type { Services } from '#platform/server/services.ts'
import { readCardKey } from './card-links.ts'
import type { GiftCard } from './card-row.ts'

const cookie = hostCookie('gift-card', /^[\w.-]{1,400}$/)

const day = 24 * 60 * 60

/** Remembers in the browser of a card's holder that they came by the link of its e-mail. */
export const openedCardCookie = (key: string, { config }: Pick<Services, 'config'>) =>
  cookie.write(key, day, isSecure(config))

/** The card whose link was opened last in this browser. */
export const openedCard = (services: Services, request: Request): Promise<GiftCard | null> =>
  readCardKey(services, cookie.read(request.headers.get('cookie'), isSecure(services.config)))

const isSecure = ({ publicUrl }: Services['config']) => publicUrl.startsWith('https:')
