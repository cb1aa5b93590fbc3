import { useTranslation } from '#app/i18n.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Sentences } from '#app/ui/sentences.tsx'
import type { GetawayView } from '#server/catalogue/pages/describe-getaway.ts'
import type { StaySummary as Summary } from '#server/getaways/stay-page/find-offer.ts'
import type { TripView } from '#server/getaways/stay-page/stay-words.ts'
import { Trip } from '../checkout/trip.tsx'

/** The bar of a phone sends it too. */
export const bookFormId = 'reservar'

type Props = { getaway: GetawayView; trip: TripView; summary: Summary }

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
      <ul className="stay-facts">
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
      <dl className="lines">
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
          <small>{tax}</small>
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
