import { ReviewCards } from '#features/catalogue/ui/reviews/review-cards.tsx'
import type { ServiceView } from '#features/shop-window/server/service/describe-service.ts'
import { ShareButton } from '#features/shop-window/ui/share-button.tsx'
import { Anchor } from '#platform/ui/anchor.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Rating } from '#platform/ui/cards/rating.tsx'
import { Facts } from '#platform/ui/facts.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Steps } from '#platform/ui/steps.tsx'
import { Ticks } from '#platform/ui/ticks.tsx'

export function ServiceDetails({ service }: { service: ServiceView }) {
  const { t } = useTranslation()
  const time = service.validity
  return (
    <div>
      <section className="sec svc-head">
        <div className="svc-title apart gap-24">
          <h1>{service.name}</h1>
          <ShareButton name={service.name} />
        </div>
        <WhereItIs spa={service.spa} />
        <Facts facts={service.facts} columns />
        <p className="lead">{service.description}</p>
      </section>
      {service.includes.length > 0 && (
        <section className="sec">
          <h2>{t('services.includes')}</h2>
          <Ticks items={service.includes} columns />
        </section>
      )}
      {!service.notForSale && (
        <section className="sec">
          <h2>{t('services.voucher.title')}</h2>
          <Steps
            mini
            heading="h3"
            steps={[
              { title: t('services.voucher.receive'), text: t('services.voucher.receiveText') },
              { title: t('services.voucher.book'), text: t('services.voucher.bookText') },
              {
                title: t('services.voucher.redeem', { time }),
                text: t('services.voucher.redeemText', { time }),
              },
            ]}
          />
        </section>
      )}
      {service.conditions.length > 0 && (
        <section className="sec">
          <h2>{t('services.before')}</h2>
          <Ticks items={service.conditions} icon="info" />
        </section>
      )}
      <ServiceReviews reviews={service.reviews} spa={service.spa} />
    </div>
  )
}

function WhereItIs({ spa }: { spa: ServiceView['spa'] }) {
  const { t } = useTranslation()
  return (
    <div className="sub">
      <span>
        {t('services.at')}{' '}
        {spa.href ? (
          <Anchor className="link" href={spa.href}>
            {spa.name}
          </Anchor>
        ) : (
          spa.name
        )}
      </span>
      <i className="dot" />
      <span>{spa.place}</span>
      {spa.rating && (
        <>
          <i className="dot" />
          <a href="#reviews">
            <Rating {...spa.rating} />
          </a>
        </>
      )}
    </div>
  )
}

function ServiceReviews({ reviews, spa }: Pick<ServiceView, 'reviews' | 'spa'>) {
  const { t } = useTranslation()
  if (!reviews) return null
  return (
    <section className="sec svc-reviews" id="reviews">
      <h2>{reviews.title}</h2>
      <ReviewCards reviews={reviews.shown} />
      {spa.href && (
        <ButtonLink href={`${spa.href}#reviews`} variant="secondary">
          {t('services.allOpinions', { spa: spa.name })}
        </ButtonLink>
      )}
    </section>
  )
}
