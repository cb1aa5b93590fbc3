import type { GetawayView } from '#features/getaways/server/describe-getaway.ts'
import type { StayView } from '#features/getaways/server/stay-page/describe-stay.ts'
import { Button } from '#platform/ui/button.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { PhoneLink } from '#platform/ui/phone-link.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { rateFieldsId } from './customise/rate-fields.tsx'
import { stayFormId } from './customise/stay-form.tsx'
import { summaryId } from './stay-aside.tsx'
import { bookFormId } from './stay-summary.tsx'

/** On a phone the price and the next step stay at the foot of the screen. */
export function StayBar({ getaway, stay: { trip, offer, none } }: { getaway: GetawayView; stay: StayView }) {
  const { t } = useTranslation()
  const { site } = useFrame()
  const summary = offer?.summary
  if (trip && summary)
    return (
      <div className="buybar">
        <a
          className="price"
          href={`#${summaryId}`}
          aria-label={t('stays.summary.details', { price: summary.total, nights: trip.nights })}
        >
          {trip.nights}, {trip.range}
          <b>{summary.total}</b>
        </a>
        <Button type="submit" form={bookFormId}>
          {t('stays.summary.bookShort')}
        </Button>
      </div>
    )
  if (trip && offer && !none)
    return (
      <div className="buybar">
        <p className="price">
          {trip.nights}
          <b>{trip.range}</b>
        </p>
        <a className="btn btn-primary" href={`#${rateFieldsId}`}>
          {t('stays.summary.pickRate')}
        </a>
      </div>
    )
  if (trip && none)
    return (
      <div className="buybar">
        <a className="price" href={`#${summaryId}`}>
          {trip.range}
          <b>{none.short}</b>
        </a>
        <a className="btn btn-primary" href={`#${none.kind === 'combination' ? summaryId : stayFormId}`}>
          {none.kind === 'combination' ? t('stays.change') : t('stays.summary.otherDates')}
        </a>
      </div>
    )
  return (
    <div className="buybar">
      <p className="price">
        {t('catalogue.getaways.nights', { count: getaway.nights })}, {t('catalogue.getaways.for')}
        <b>
          {t('catalogue.from')} {getaway.price}
        </b>
      </p>
      {none?.kind === 'unsold' ? (
        <PhoneLink className="btn btn-primary" number={site.supportPhone}>
          {t('stays.none.call')}
        </PhoneLink>
      ) : (
        <a className="btn btn-primary" href={`#${stayFormId}`}>
          {t('stays.summary.pick')}
        </a>
      )}
    </div>
  )
}
