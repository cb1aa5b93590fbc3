import type { PartySize } from '#features/catalogue/rules/prices/party.ts'
import { partyPrice } from '#features/catalogue/rules/prices/voucher-price.ts'
import type { SpaView } from '#features/shop-window/server/spa/describe-spa.ts'
import type { SpaServiceView } from '#features/shop-window/server/spa/spa-services-view.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Badge } from '#platform/ui/cards/badge.tsx'
import { PriceTag } from '#platform/ui/cards/price.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Picture } from '#platform/ui/picture.tsx'

type Props = { service: SpaServiceView; party: PartySize; tax: SpaView['tax'] }

/** One service, with what the party pays for it. `hasParty`: its page opens with the same party. */
export function SpaService({ service, party, tax, hasParty }: Props & { hasParty: boolean }) {
  const { t } = useTranslation()
  const { name, photo, facts, description, offer, capacity } = service
  const href = hasParty && party.pax !== capacity.minimum ? `${service.href}?pax=${party.pax}` : service.href
  const action = service.canBeBought ? t('spas.choose') : t('spas.see')
  return (
    <article className="svc grid gap-24">
      <Anchor href={href} tabIndex={-1} aria-hidden="true" prefetch="none">
        <Picture {...photo} alt="" sizes="(min-width: 961px) 176px, 96px" />
      </Anchor>
      <div>
        {service.isEnabled && offer && <Badge kind="off">{offer}</Badge>}
        {!service.isEnabled && <Badge kind="mute">{t('spas.notAvailable')}</Badge>}
        <h3>
          <Anchor href={href}>{name}</Anchor>
        </h3>
        <p className="meta muted mid">
          {facts.map(({ icon, text }) => (
            <span key={text}>
              <Icon name={icon} small />
              {text}
            </span>
          ))}
        </p>
        {description && <p className="soft desc">{description}</p>}
      </div>
      <div className="end apart gap-12 text-right">
        {service.isEnabled && <PartyPrice service={service} party={party} tax={tax} />}
        <ButtonLink href={href} variant="secondary" size="sm" aria-label={`${action}: ${name}`}>
          {action}
        </ButtonLink>
      </div>
    </article>
  )
}

/** The whole party's, never 'from': it is what will be paid. */
function PartyPrice({ service, party: { count, pax }, tax }: Props) {
  const { t } = useTranslation()
  const { amount, was, lowest } = partyPrice(service.voucher, count)
  return (
    <p className="leading-145">
      <PriceTag
        amount={amount}
        was={was}
        wasLabel={t('catalogue.before')}
        note={t('spas.partyNote', { count: pax, tax })}
        lowest={lowest && t('catalogue.lowest', { amount: lowest })}
      />
    </p>
  )
}
