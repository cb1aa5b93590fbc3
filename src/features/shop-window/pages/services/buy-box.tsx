import type { Ref } from 'react'
import { Form } from 'react-router'
import { cheapestWay, partySizes } from '#features/catalogue/rules/prices/cheapest-way.ts'
import { goodsPath } from '#features/checkout/rules/purchase-paths.ts'
import { refundTerm } from '#features/checkout/rules/refund-term.ts'
import type { ServiceView } from '#features/shop-window/server/service/describe-service.ts'
import type { ChoiceView } from '#features/shop-window/server/service/service-choices.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Banner } from '#platform/ui/banner.tsx'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Badge } from '#platform/ui/cards/badge.tsx'
import { Panel } from '#platform/ui/cards/panel.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { Promises } from '#platform/ui/facts.tsx'
import { Segment } from '#platform/ui/forms/segment.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { DatedBooking } from './dated-booking.tsx'
import { PartyField } from './party-field.tsx'
import { type ChosenParty, wayPrice } from './use-party.ts'

type Props = { service: ServiceView; language: Language; party: ChosenParty; buyButton: Ref<HTMLButtonElement> }

/** Also the name by which the bar at the foot of a phone sends the form. */
export const purchaseForm = 'purchase'
const partyForm = 'party'

/** Choose audience and people; buy for oneself or as a gift. A plain form, so that it works before any script has loaded. */
export function BuyBox({ service, language, party, buyButton }: Props) {
  const { t } = useTranslation()
  const { day } = useFrame()
  const { season, notForSale, choices, booking } = service
  return (
    <aside className={classNames('stick', choices.length > 2 && 'has-choices', booking && 'has-hours')} id="buy">
      <Panel raised className="buybox stack">
        {season && (
          <Banner kind="warn" icon="calendar-clock" title={season.title}>
            {season.text}
          </Banner>
        )}
        {notForSale ? (
          <>
            <Banner title={t(`services.${booking ? 'onlyDated' : 'notForSale'}`)}>{notForSale.reason}</Banner>
            {booking ? (
              <DatedBooking booking={booking} pax={party.pax} variant="primary" />
            ) : (
              <ButtonLink href={notForSale.href} block>
                {notForSale.label}
              </ButtonLink>
            )}
          </>
        ) : (
          <>
            <Amount party={party} />
            <PriceChoices choices={choices} pax={party.pax} />
            <form id={partyForm} action={service.path} hidden />
            {/* A new document: only those of a purchase let the card form's frame in. */}
            <Form action={goodsPath('voucherStart', language)} className="stack" id={purchaseForm} reloadDocument>
              <PartyField onSale={service.onSale} party={party} formId={partyForm} />
              <Segment
                label={t('services.forWhom')}
                name="for"
                defaultValue="self"
                options={[
                  { value: 'self', label: t('services.self') },
                  { value: 'gift', label: t('services.gift'), icon: 'gift' },
                ]}
              />
              <p className="small muted">{t('services.giftHint')}</p>
              <Button type="submit" block ref={buyButton}>
                {t('services.buy', { count: party.count })}
              </Button>
            </Form>
            {booking ? (
              <DatedBooking booking={booking} pax={party.pax} variant="ghost" />
            ) : (
              <p className="booking">
                <Icon className="text-teal mt-1" name="calendar" small />
                <span>{service.onlineBooking}</span>
              </p>
            )}
            <p className="xs muted tax mt-8 text-center">{service.tax}</p>
            <hr className="rule" />
            <Promises
              facts={[
                { icon: 'bolt', text: t('services.promise.instant') },
                {
                  icon: 'undo',
                  text: t('services.promise.refund', { term: refundTerm(day, language, t).during }),
                },
                { icon: 'ticket-check', text: t('services.promise.redeem', { time: service.validity }) },
              ]}
            />
          </>
        )}
      </Panel>
    </aside>
  )
}

function Amount({ party: { amount, was, off, lowest } }: { party: ChosenParty }) {
  const { t } = useTranslation()
  return (
    <div aria-live="polite">
      <p className="between">
        <span className="amount">{amount}</span>
        {was && (
          <span className="row">
            <s className="muted">
              <span className="sr">{t('catalogue.before')} </span>
              {was}
            </s>
            <Badge kind="off">{off}</Badge>
          </span>
        )}
      </p>
      {lowest && <p className="low">{t('services.lowest', { amount: lowest })}</p>}
    </div>
  )
}

/**
 * Spec 2.9, 'select an amount': whom the experience is for, each with what this party pays as such. Each has a page of
 * its own, so each choice is a link to one.
 */
function PriceChoices({ choices, pax }: { choices: ChoiceView[]; pax: number }) {
  const { t } = useTranslation()
  if (choices.length < 2) return null
  return (
    <nav aria-labelledby="choices">
      <p className="label" id="choices">
        {t('services.chooseAmount')}
      </p>
      {choices.map((choice) => {
        const { people, href, amount } = forParty(choice, pax)
        const words = choice.isFamily ? '' : t('services.people', { count: people })
        const note = [words, choice.note].filter(Boolean).join(', ')
        return (
          <Anchor
            key={choice.href}
            className="option"
            href={href}
            aria-current={choice.isCurrent ? 'page' : undefined}
            preventScrollReset
          >
            <i className="dot" />
            <span>
              <b>{choice.label}</b>
              {note && <small>{note}</small>}
            </span>
            <span className="price text-right">
              <b>{amount}</b>
            </span>
          </Anchor>
        )
      })}
    </nav>
  )
}

/** Where it is not sold for so many, it stands there with its own usual party. */
function forParty({ href, usual, onSale }: ChoiceView, pax: number) {
  const people = partySizes(onSale).includes(pax) ? pax : usual
  const way = cheapestWay(onSale, people)
  return {
    people,
    href: people === usual ? href : `${href}?pax=${people}`,
    amount: way ? wayPrice(onSale, way).amount : '',
  }
}
