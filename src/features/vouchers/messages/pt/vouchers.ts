import type { Translated } from '#platform/i18n/translate.ts'
import type es from '../es/vouchers.ts'
import actions from './vouchers/actions.ts'
import login from './vouchers/login.ts'
import page from './vouchers/page.ts'

export default {
  ...login,
  ...page,
  ...actions,
} satisfies Translated<typeof es>
