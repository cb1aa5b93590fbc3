import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Language } from '#domain/site/languages.ts'
import { voucherStartPath } from '#i18n/paths.ts'
import type { ServiceView } from '#server/catalogue/describe-service.ts'

/** On a phone the price and the way to buy stay at the foot of the screen. */
export function BuyBar({ service, language }: { service: ServiceView; language: Language }) {
  const { t } = useTranslation()
  if (!service.canBeBought) return null
  return (
    <div className="buybar">
      <span className="price">
        {t('catalogue.from')} <b>{service.price.amount}</b>
      </span>
      <ButtonLink href={`${voucherStartPath(language)}?service=${service.uuid}`} prefetch="none">
        {t('catalogue.service.buy')}
      </ButtonLink>
    </div>
  )
}
