import { data, type RouterContextProvider, redirect } from 'react-router'
import type { VoucherAction } from '#features/vouchers/rules/voucher-actions.ts'
import { type VoucherPage, voucherPageOf } from '#features/vouchers/server/access/voucher-page.ts'
import { describeAction } from '#features/vouchers/server/actions/describe-action.ts'
import type { Acted } from '#features/vouchers/server/actions/perform-voucher-action.ts'
import type { Voucher } from '#features/vouchers/server/voucher-row.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import type { PlainKey } from '#platform/i18n/translate.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { guardWrite } from '#platform/server/http/guards/guard-write.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import type { Done } from '../done-banner.tsx'
import type { VoucherWriteRefused } from '../write-refused.tsx'

export type ActionArgs = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** A voucher is shown to its holder only: who has not said which one is asked first. */
export async function openVoucher(asked: ActionArgs): Promise<VoucherPage> {
  const page = await voucherPageOf(asked)
  if (page) return page
  const login = pathOf('manageVoucherLogin', languageOf(asked.url.pathname))
  // Whoever sends something had the voucher open: they are told why it was not done.
  throw asked.request.method === 'POST' ? redirect(`${login}?session=over`, 303) : redirect(login)
}

export async function openAction(asked: ActionArgs, action: VoucherAction, title: PlainKey) {
  const page = await openVoucher(asked)
  return { view: await describeAction(page, action), title: i18nFor(page.reader.language).t(title) }
}

/** Back to the voucher, which says what has been done. */
export const toVoucher = ({ url }: Pick<ActionArgs, 'url'>, done: Done, headers?: Record<string, string>) =>
  redirect(`${pathOf('manageVoucher', languageOf(url.pathname))}?done=${done}`, {
    status: 303,
    ...(headers && { headers }),
  })

/** What is refused is told by the page of the action itself, which knows why and what else can be done. */
const toRefusal = ({ url }: Pick<ActionArgs, 'url'>) => redirect(url.pathname, 303)

/** How an action that was not taken is answered: the form again, with what was typed. */
export type ActionAnswer<Values, Problems> = { values: Values; problems?: Problems; refused?: VoucherWriteRefused }

/** The way of everything that a holder asks for: what came of it, or the answer to send back. */
export async function writeAction<Values, Value, Problems>(
  asked: ActionArgs,
  values: Values,
  write: (services: Services, voucher: Voucher) => Promise<Acted<Value, Problems>>,
) {
  const { services, voucher } = await openVoucher(asked)
  const written = await guardWrite(asked.context, 'voucher', () => write(services, voucher))
  const notDone = (answer: Omit<ActionAnswer<Values, Problems>, 'values'>, init: ResponseInit) =>
    ({ ok: false, answer: data<ActionAnswer<Values, Problems>>({ values, ...answer }, init) }) as const
  if (!written.ok) return notDone({ refused: { error: written.error, minutes: written.minutes } }, written.init)
  const acted = written.value
  if (acted.ok) return acted
  if (acted.error === 'refused') throw toRefusal(asked)
  if (acted.error === 'changed') return notDone({ refused: { error: 'changed', minutes: 0 } }, { status: 409 })
  return notDone({ problems: acted.problems }, { status: 400 })
}
