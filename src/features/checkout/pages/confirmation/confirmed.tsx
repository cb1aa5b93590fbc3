import type { ConfirmationView } from '#features/checkout/server/purchases/steps/describe-confirmation.ts'
import { PurchaseSteps } from '#features/checkout/ui/purchase-steps.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Badge } from '#platform/ui/cards/badge.tsx'
import { Marked, useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Steps } from '#platform/ui/steps.tsx'
import { Codes } from './codes.tsx'
import { ConfirmedCards } from './confirmed-cards.tsx'
import { Section } from './confirmed-section.tsx'
import { DownloadLink } from './download-link.tsx'
import { Receipt } from './receipt.tsx'
import { SendAgain, type SendAgainAnswer } from './send-again.tsx'

type Props = { view: Extract<ConfirmationView, { kind: 'done' }>; answer?: SendAgainAnswer }

/** Spec 2.9: congratulations, what the kind of goods has to say and to give, what to do now, and the receipt. */
export function Confirmed({ view, answer }: Props) {
  const { t } = useTranslation()
  const { badge, title, lead, paragraphs, actions, note, canSendAgain, cards, next, codes, choices, change } =
    view.confirmed
  return (
    <>
      <div className="thanks wide-btns">
        <div className="wrap">
          <PurchaseSteps current="confirmation" />
          <div className="thanks-grid">
            <div className="stack-lg">
              {badge && (
                <Badge kind="teal" icon="check">
                  {badge}
                </Badge>
              )}
              <h1>{title}</h1>
              <p className="lead">
                <Marked text={lead} components={{ email: <b /> }} />
              </p>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {codes && <Codes codes={codes} />}
              {actions.length > 0 && (
                <div className="row">
                  {actions.map(({ label, href, isFile, variant }) =>
                    isFile ? (
                      <DownloadLink key={label} href={href} className={`btn btn-${variant}`}>
                        {label}
                      </DownloadLink>
                    ) : (
                      <ButtonLink key={label} href={href} variant={variant}>
                        {label}
                      </ButtonLink>
                    ),
                  )}
                </div>
              )}
              {canSendAgain ? (
                <SendAgain note={note} email={view.email} answer={answer} />
              ) : (
                note && <p className="small muted">{note}</p>
              )}
            </div>
            <ConfirmedCards cards={cards} />
          </div>
        </div>
      </div>
      <div className="wrap section-tight">
        {choices && <Section section={choices} />}
        {next.length > 0 && (
          <section className="next-steps">
            <h2 className="mb-32">{t('purchases.confirmation.next.title')}</h2>
            <Steps steps={next} />
          </section>
        )}
        <Receipt receipt={view.receipt} />
        {change && <Section section={change} />}
      </div>
    </>
  )
}
