import type {
  BuyerStepField,
  BuyerStepProblem,
  BuyerStepProblems,
} from '#features/checkout/rules/purchases/buyer-step.ts'
import { countRooms, giftDays, kindOf } from '#features/checkout/server/purchases/core/kind-of.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { saveBuyer } from '#features/checkout/server/purchases/core/save-buyer.ts'
import { dayFormats } from '#platform/i18n/format.ts'
import { type FieldError, refuse } from '#platform/server/http/api/problem.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { buyerBody, draftOf, fieldNameOf, roomlessGuests } from './buyer-body.ts'
import { conflict, definePurchaseCall } from './purchase-call.ts'
import { purchasePages } from './purchase-route.ts'

export const saveBuyerCall = (services: Services) =>
  definePurchaseCall(services, {
    method: 'put',
    path: '/buyer',
    operationId: 'saveBuyer',
    summary: 'Say who buys, and for whom',
    description:
      'The second step. It may be taken again until something is paid, and replaces all that was said before. What is wrong is said field by field, in the language of the purchase.',
    pages: purchasePages(
      services,
      ['GET', '{uuid}/checkout/buyer/', 'The form of the second step.'],
      ['POST', '{uuid}/checkout/buyer/', 'Saves it and leads to the payment.'],
    ),
    body: {
      schema: buyerBody(services),
      example: {
        buyer: {
          name: 'Marta',
          surname: 'Salas',
          email: 'marta@correo.example',
          phone: '+34 600 000 000',
          country: 'ES',
        },
        gift: { name: 'Inés', email: 'ines@correo.example', message: '¡Felicidades!', delivery: 'now' },
      },
    },
    answer: 'The purchase, which can be paid now.',
    conflicts: { codes: ['closed'], code: 'closed', detail: 'Esta compra ya no se puede cambiar.' },
    counted: 'purchase',
    act: async ({ purchase, body }) => {
      const { uuid, kind, language } = purchase
      const asksGuests = kindOf(services, kind).buyerParts.includes('guests')
      const roomless = asksGuests ? roomlessGuests(body.guests, countRooms(services, purchase)) : []
      if (roomless.length > 0) return refuse(400, undefined, roomless)
      const saved = await saveBuyer(services, purchase, draftOf(body, language))
      if (saved.ok) return
      if (saved.error === 'invalid') return refuse(400, undefined, buyerErrors(services, saved.problems, purchase))
      return conflict(services, uuid, { code: saved.error, detail: i18nFor(language).t('purchases.refused.closed') })
    },
  })

/** What is wrong with the second step, in the language of the purchase. */
export function buyerErrors(
  services: Services,
  problems: BuyerStepProblems,
  purchase: Pick<Purchase, 'kind' | 'goods' | 'language'>,
): FieldError[] {
  const { language } = purchase
  const { t } = i18nFor(language)
  const day = dayFormats.long(giftDays(services, purchase).lastDay, language)
  return (Object.entries(problems) as [BuyerStepField, BuyerStepProblem][]).map(([field, problem]) => ({
    field: fieldNameOf(field),
    message: t(`purchases.buyer.problems.${problem}`, { day }),
  }))
}
