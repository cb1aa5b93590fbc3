import { data } from 'react-router'
import type { Acted } from '#features/vouchers/server/actions/perform-voucher-action.ts'
import type { Voucher } from '#features/vouchers/server/voucher-row.ts'
import { guardWrite } from '#platform/server/http/guards/guard-write.ts'
import type { Services } from '#platform/server/services.ts'
import type { WriteRefusal } from '../write-refused.tsx'
import { type Asked, openVoucher, toRefusal } from './open-action.ts'

/** How an action that was not taken is answered: the form again, with what was typed. */
export type ActionAnswer<Values, Problems> = { values: Values; problems?: Problems; refused?: WriteRefusal }

/** The way of everything that a holder asks for: what came of it, or the answer to send back. */
export async function writeAction<Values, Value, Problems>(
  asked: Asked,
  values: Values,
  write: (services: Services, voucher: Voucher) => Promise<Acted<Value, Problems>>,
) {
  const { services, voucher } = await openVoucher(asked)
  const written = await guardWrite(asked.context, 'voucher', () => write(services, voucher))
  const notDone = (said: Omit<ActionAnswer<Values, Problems>, 'values'>, init: ResponseInit) =>
    ({ ok: false, answer: data<ActionAnswer<Values, Problems>>({ values, ...said }, init) }) as const
  if (!written.ok) return notDone({ refused: { error: written.error, minutes: written.minutes } }, written.init)
  const acted = written.value
  if (acted.ok) return acted
  if (acted.error === 'refused') throw toRefusal(asked)
  if (acted.error === 'changed') return notDone({ refused: { error: 'changed', minutes: 0 } }, { status: 409 })
  return notDone({ problems: acted.problems }, { status: 400 })
}
