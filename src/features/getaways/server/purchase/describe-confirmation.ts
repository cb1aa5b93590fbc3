import type { Reader } from '#features/catalogue/server/cards.ts'
import { goodsPath } from '#features/checkout/rules/purchase-paths.ts'
import { cancelledWords } from '#features/checkout/server/payments/refunds/most-refunded.ts'
import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type { ConfirmedView } from '#features/checkout/server/purchases/core/goods-view.ts'
import { purchaseFileHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { type StayHours, stayHours, stayHoursId } from '#features/getaways/server/hours/stay-hours.ts'
import { stayDays } from '#features/search/rules/stays/stay-days.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { cancelledStay } from './cancelling/cancel-stay.ts'
import { readGetawayGoods } from './read-getaway-goods.ts'
import { labelledTrip, leadGuest, namedRooms, type StayFacts, stayFacts } from './stay-facts.ts'
import { stayFileNames } from './stay-file.ts'
import { type BoughtStay, getStay } from './stay-row.ts'
import { buyerAs, staySteps, stayStepsView } from './stay-steps.ts'

/** Spec 3 and 2.9: congratulations, the three names of the stay, its file and its day in a calendar, and what to do. */
export const describeStayConfirmation: NonNullable<GoodsKind['confirmation']> = async (services, reader, purchase) => {
  const { language } = reader
  const { t } = i18nFor(language)
  const stay = await getStay(services.db, purchase.uuid)
  if (!stay) throw new Error('A confirmed getaway has no stay')
  const facts = stayFacts(reader.snapshot, purchase, language, services.clock.now())
  const isCancelled = stay.state !== 'confirmed'
  const files = stayFileNames(stay)
  const steps = await stayStepsView(services, purchase, stay, facts, { language, reader: buyerAs(purchase) })
  const { spa, spaCode: code, contact } = steps
  const hours = isCancelled ? null : await stayHours(services, reader, purchase, { spa, code, ...contact })
  // Who gives a present leaves it to who stays.
  const firstAction = purchase.gift ? [] : hoursAction(hours, t)
  const { trip, photo, name, where } = facts
  const words = 'purchases.stay.confirmation'
  return {
    ...(isCancelled
      ? await cancelledWords(services.db, purchase, { reason: cancelledStay, words }, t)
      : congratulations(purchase, facts, language, t)),
    paragraphs: [],
    codes: [
      { label: t(`${words}.hotelLocator`), value: stay.hotelLocator },
      { label: t(`${words}.voucherCode`), value: stay.voucherCode },
      { label: t(`${words}.order`), value: purchase.locator },
    ],
    actions: isCancelled
      ? []
      : [
          ...firstAction,
          {
            label: t('purchases.confirmation.done.file'),
            href: purchaseFileHref(purchase, files.pdf),
            isFile: true,
            variant: firstAction.length > 0 ? 'secondary' : 'primary',
          },
          {
            label: t(`${words}.addToCalendar`),
            href: purchaseFileHref(purchase, files.calendar),
            isFile: true,
            variant: 'secondary',
          },
        ],
    note: null,
    canSendAgain: !isCancelled,
    next: isCancelled
      ? []
      : // Where hours are chosen online, they say how the spa is reached otherwise.
        staySteps(steps, language).slice(0, hours ? 1 : undefined),
    choices: hours?.section,
    change: changeOf(purchase, stay, facts, t),
    cards: [
      {
        key: stay.voucherCode,
        photo,
        above: t(purchase.gift ? 'purchases.confirmation.done.giftFor' : `${words}.inTheNameOf`, {
          name: leadGuest(purchase),
        }),
        title: name,
        place: where,
        badge: isCancelled ? t(`${words}.cancelledBadge`) : null,
        trip: labelledTrip(trip, t),
        facts: [
          { label: t('stays.room'), value: facts.room },
          { label: t('stays.board'), value: facts.board },
          { label: t('stays.guests'), value: facts.people },
          ...namedRooms(purchase, t),
        ],
        links: [],
      },
    ],
  }
}

type Words = Pick<ConfirmedView, 'badge' | 'title' | 'lead'>

function congratulations(
  { buyer, gift, goods }: Purchase,
  { hotel }: StayFacts,
  language: Reader['language'],
  t: Translate,
): Words {
  const words = 'purchases.stay.confirmation'
  const day = stayDays.spoken(readGetawayGoods(goods).from, language)
  const values = { hotel, day, email: buyer?.email ?? '', name: gift?.name ?? '' }
  return {
    badge: t(`${words}.badge`),
    title: t('purchases.confirmation.done.title', { name: buyer?.name ?? '' }),
    lead: t(gift ? `${words}.leadGift` : `${words}.lead`, values),
  }
}

/** One hour is chosen at once; several are named further down. */
function hoursAction(hours: StayHours | null, t: Translate): ConfirmedView['actions'] {
  const [first, ...others] = hours?.toChoose ?? []
  if (!first) return []
  const href = others.length > 0 ? `#${stayHoursId}` : first
  return [{ label: t('purchases.stay.hours.button'), href, variant: 'primary' }]
}

/** What the rate allows. A stay that has begun can't be cancelled any more. */
function changeOf(purchase: Purchase, stay: BoughtStay, facts: StayFacts, t: Translate): ConfirmedView['change'] {
  if (stay.state !== 'confirmed') return undefined
  return {
    title: t('purchases.stay.confirmation.change'),
    text: facts.cancelTerms,
    links: facts.isRefundable
      ? [
          {
            label: t('purchases.stay.confirmation.cancel'),
            href: goodsPath('getawayCancel', purchase.language, purchase.uuid),
          },
        ]
      : [],
  }
}
