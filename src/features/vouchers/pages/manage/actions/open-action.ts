import { type RouterContextProvider, redirect } from 'react-router'
import type { VoucherAction } from '#features/vouchers/rules/voucher-actions.ts'
import { type VoucherPage, voucherPageOf } from '#features/vouchers/server/access/voucher-page.ts'
import { type ActionView, describeAction } from '#features/vouchers/server/actions/describe-action.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import type { Done } from '../done-banner.tsx'

export type Asked = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** A voucher is shown to its holder only: who has not said which one is asked first. */
export async function openVoucher(asked: Asked): Promise<VoucherPage> {
  const page = await voucherPageOf(asked)
  if (page) return page
  const login = pathOf('manageVoucherLogin', languageOf(asked.url.pathname))
  // Whoever sends something had the voucher open: they are told why it was not done.
  throw asked.request.method === 'POST' ? redirect(`${login}?session=over`, 303) : redirect(login)
}

export async function openAction(asked: Asked, action: VoucherAction): Promise<ActionView> {
  return describeAction(await openVoucher(asked), action)
}

/** Back to the voucher, which says what has been done. */
export const toVoucher = ({ url }: Pick<Asked, 'url'>, done: Done, headers?: Record<string, string>) =>
  redirect(`${pathOf('manageVoucher', languageOf(url.pathname))}?done=${done}`, {
    status: 303,
    ...(headers && { headers }),
  })

/** What is refused is told by the page of the action itself, which knows why and what else can be done. */
export const toRefusal = ({ url }: Pick<Asked, 'url'>) => redirect(url.pathname, 303)
