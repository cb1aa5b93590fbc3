import { useTranslation } from 'react-i18next'
import { Anchor } from '#app/ui/anchor.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import type { SpaServiceView } from '#server/catalogue/describe-spa.ts'
import { priceProps } from '../catalogue/experience-cards.tsx'

export function SpaServices({ services }: { services: SpaServiceView[] }) {
  const { t } = useTranslation()
  return (
    <section className="sec" id="services">
      <h2>{t('catalogue.spa.services')}</h2>
      {services.length === 0 && (
        <EmptyState
          heading="h3"
          title={t('catalogue.empty.services.title')}
          text={t('catalogue.empty.services.text')}
        />
      )}
      {services.map((service) => (
        <article className="svc" key={service.uuid}>
          <Anchor href={service.href} tabIndex={-1} aria-hidden="true">
            <Picture {...service.photo} alt="" sizes="176px">
              {service.price?.off && <Badge kind="off">{service.price.off}</Badge>}
            </Picture>
          </Anchor>
          <div>
            <h3>
              <Anchor href={service.href}>{service.name}</Anchor>
            </h3>
            <div className="meta">
              <span>
                <Icon name="clock" small />
                {service.duration}
              </span>
              <span>
                <Icon name="people" small />
                {t('catalogue.spa.persons', { count: service.persons })}
              </span>
            </div>
            <p className="soft desc small">{service.description}</p>
          </div>
          <div className="end">
            <Price {...priceProps(service.price, t)} />
            {service.isEnabled ? (
              <ButtonLink
                href={service.href}
                variant="secondary"
                size="sm"
                aria-label={`${t('catalogue.spa.see')}: ${service.name}`}
              >
                {t('catalogue.spa.see')}
              </ButtonLink>
            ) : (
              <Badge kind="mute">{t('catalogue.spa.notAvailable')}</Badge>
            )}
          </div>
        </article>
      ))}
    </section>
  )
}
