import type { Messages } from '#i18n/message-shape.ts'
import catalogue from './catalogue.ts'
import content from './content.ts'
import errors from './errors.ts'
import giftCards from './gift-cards.ts'
import home from './home.ts'
import purchases from './purchases.ts'
import shell from './shell.ts'
import vouchers from './vouchers.ts'

export default { catalogue, content, errors, giftCards, home, purchases, shell, vouchers } satisfies Messages
