import { useTranslation } from '#app/i18n.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { Rating } from '#app/ui/cards/rating.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Steps } from '#app/ui/steps.tsx'
import { Ticks } from '#app/ui/ticks.tsx'
import type { ServiceView } from '#server/catalogue/pages/describe-service.ts'
import { ShareButton } from '../catalogue/share-button.tsx'
import { ServiceReviews } from './service-reviews.tsx'

export function ServiceDetails({ service }: { service: ServiceView }) {
  const { t } = useTranslation()
  const time = service.validity
  return (
    <div>
      <section className="sec svc-head">
        <div className="svc-title">
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
