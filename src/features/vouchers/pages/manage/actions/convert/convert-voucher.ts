import { data } from 'react-router'
import {
  type ConversionDraft,
  type ConversionProblems,
  conversionForm,
  type ExchangeKind,
  exchangeKinds,
  toConversion,
} from '#features/vouchers/rules/conversion.ts'
import { exchangeVoucher } from '#features/vouchers/server/actions/exchange-voucher.ts'
import { choices } from '#platform/forms/field-lengths.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { readForm } from '#platform/server/http/guards/read-form.ts'
import { type ActionAnswer, type ActionArgs, writeAction } from '../open-action.ts'

type Values = ConversionDraft & { kind: string }

export type Converted = { kind: ExchangeKind; code: string; value: string; email: string }

/** How converting is answered: with what became of the voucher, or with the form again. */
export type ConversionAnswer = ActionAnswer<Values, ConversionProblems> & { converted?: Converted }

/** A voucher becomes balance or a gift card; its code is shown at once, and is in the e-mail. */
export async function convertVoucher(
  asked: ActionArgs,
  action: 'convert' | 'exchange',
): Promise<ReturnType<typeof data<ConversionAnswer>>> {
  const { values } = await readForm(asked.request, { ...conversionForm.lengths, ...choices('kind') })
  const chosen = exchangeKinds.find((offered) => offered === values.kind) ?? 'wallet'
  const kind = action === 'convert' ? 'wallet' : chosen
  const written = await writeAction(asked, values, (services, voucher) =>
    exchangeVoucher(services, voucher, { action, kind, draft: values }),
  )
  if (!written.ok) return written.answer
  const { code, amount } = written.value
  const converted = { kind, code, value: formatMoney(amount), email: toConversion(values).email }
  return data<ConversionAnswer>({ values, converted })
}
