import type { Messages } from '#i18n/message-shape.ts'
import catalogue from './catalogue.ts'
import content from './content.ts'
import errors from './errors.ts'
import giftCards from './gift-cards.ts'
import home from './home.ts'
import map from './map.ts'
import newsletter from './newsletter.ts'
import purchases from './purchases.ts'
import reviews from './reviews.ts'
import search from './search.ts'
import shell from './shell.ts'
import vouchers from './vouchers.ts'

export default {
  catalogue,
  content,
  errors,
  giftCards,
  home,
  map,
  newsletter,
  purchases,
  reviews,
  search,
  shell,
  vouchers,
} satisfies Messages
