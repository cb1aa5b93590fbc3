import actions from './vouchers/actions.ts'
import login from './vouchers/login.ts'
import page from './vouchers/page.ts'

export default {
  ...login,
  ...page,
  ...actions,
} as const
