import { Trip } from '#features/checkout/ui/summary.tsx'
import type { GetawayView } from '#features/getaways/server/describe-getaway.ts'
import type { OfferSummary } from '#features/getaways/server/stay-page/find-offer.ts'
import type { StayTrip } from '#features/search/server/stays/stay-words.ts'
import { Button } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Sentences } from '#platform/ui/sentences.tsx'

/** The bar of a phone sends it too. */
export const bookFormId = 'reservar'

type Props = { getaway: GetawayView; trip: StayTrip; summary: OfferSummary }

/** What was chosen, night by night, and the way to book it. */
export function StaySummary({ getaway, trip, summary }: Props) {
  const { t } = useTranslation()
  const { room, board, plan, terms, total, was, tax, lines, start } = summary
  return (
    <>
      <div className="between stay-head">
        <h3>{t('stays.summary.title')}</h3>
        <b>{total}</b>
      </div>
      <Trip
        trip={{
          arrival: { label: t('stays.arrival'), ...trip.arrival },
          departure: { label: t('stays.departure'), ...trip.departure },
          nights: trip.nights,
        }}
      />
      <ul className="stay-facts grid gap-10 mid">
        <li>
          <Icon name="bed" />
          <span>
            {room}
            <small>{board}</small>
          </span>
        </li>
        {getaway.includesSpa && (
          <li>
            <Icon name="waves" />
            <span>
              {getaway.services.join(' + ')}
              <small>{getaway.spa.name}</small>
            </span>
          </li>
        )}
        <li>
          <Icon name="calendar-check" />
          <span>
            {t('stays.summary.plan', { name: plan.toLowerCase() })}
            <small>
              <Sentences>{terms}</Sentences>
            </small>
          </span>
        </li>
      </ul>
      <dl className="lines grid gap-10">
        {lines.map(({ night, label, price }) => (
          <div key={night}>
            <dt>{label}</dt>
            <dd>{price}</dd>
          </div>
        ))}
        {getaway.includesSpa && (
          <div>
            <dt>{t('stays.summary.spa')}</dt>
            <dd>{t('stays.summary.spaIncluded')}</dd>
          </div>
        )}
      </dl>
      <div className="total">
        <span>
          <b>{t('stays.summary.total')}</b>
          <small className="tiny">{tax}</small>
        </span>
        <b>
          {was && (
            <s>
              <span className="sr">{t('stays.summary.before')} </span>
              {was}
            </s>
          )}
          {total}
        </b>
      </div>
      {/* A new document: only those of a purchase let the card form's frame in. */}
      <form method="post" action={start.path} id={bookFormId}>
        {start.fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" block>
          {t('stays.summary.book')}
        </Button>
      </form>
    </>
  )
}
