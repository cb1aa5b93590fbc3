import { Form, useNavigation } from 'react-router'
import type { ConfirmedSection, ConfirmedView } from '#features/checkout/server/purchases/core/goods-view.ts'
import type { ConfirmationView, ReceiptView } from '#features/checkout/server/purchases/steps/describe-confirmation.ts'
import { DownloadLink, FileLinks } from '#features/checkout/ui/confirmation/file-links.tsx'
import { PurchaseSteps } from '#features/checkout/ui/purchase-steps.tsx'
import { RefusedBanner, type WriteRefused } from '#features/checkout/ui/refused-banner.tsx'
import { PriceLines } from '#features/checkout/ui/summary.tsx'
import { AnswerBanner } from '#platform/ui/answer-banner.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Badge } from '#platform/ui/cards/badge.tsx'
import { Marked, useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Sentences } from '#platform/ui/sentences.tsx'
import { Steps } from '#platform/ui/steps.tsx'
import { ConfirmedCards } from './confirmed-cards.tsx'

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
          <div className="thanks-grid grid items-start">
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

/** The names by which it is known, to be told at a desk. */
const Codes = ({ codes }: { codes: NonNullable<ConfirmedView['codes']> }) => (
  <dl className="codes">
    {codes.map(({ label, value }) => (
      <div key={label}>
        <dt className="small muted">{label}</dt>
        <dd className="break-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
)

/** What is still to be chosen, or can be done if plans change. */
const Section = ({ section: { id, title, text, links } }: { section: ConfirmedSection }) => (
  <section id={id} className="confirmed-section grid gap-12 mt-40">
    <h2 className="h3">{title}</h2>
    <p>
      <Sentences>{text}</Sentences>
    </p>
    {links.length > 0 && (
      <div className="row">
        {links.map(({ label, href }) => (
          <ButtonLink key={href} href={href} variant="secondary">
            {label}
          </ButtonLink>
        ))}
      </div>
    )}
  </section>
)

/** What was paid, line by line, and the number to name when something is asked about it. */
function Receipt({ receipt }: { receipt: ReceiptView }) {
  const { t } = useTranslation()
  const { goods, facts, files } = receipt
  return (
    <div className="receipt">
      <section aria-labelledby="receipt-lines">
        <h2 className="h3" id="receipt-lines">
          {t('purchases.confirmation.receipt.title')}
        </h2>
        <p className="soft">{goods}</p>
        <PriceLines bill={receipt} totalLabel={t('purchases.confirmation.receipt.total')} />
      </section>
      <section aria-labelledby="receipt-facts">
        <h2 className="h3" id="receipt-facts">
          {t('purchases.confirmation.receipt.details')}
        </h2>
        <dl className="dl">
          {facts.map(({ label, value }) => (
            <div className="apart gap-24" key={label}>
              <dt className="flex-none muted">{label}</dt>
              <dd className="break-anywhere text-right medium">{value}</dd>
            </div>
          ))}
        </dl>
        <FileLinks files={files} />
      </section>
    </div>
  )
}

export type SendAgainAnswer = { isSent: true } | { isSent: false; refused: WriteRefused }

type SendAgainProps = { note: string | null; email: string; answer?: SendAgainAnswer }

/** For who does not find the e-mail: it is sent once more, to the same address. */
function SendAgain({ note, email, answer }: SendAgainProps) {
  const { t } = useTranslation()
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <>
      {answer?.isSent && (
        <AnswerBanner answer={answer} kind="ok" title={t('purchases.confirmation.again.sentTitle')}>
          {t('purchases.confirmation.again.sent', { email })}
        </AnswerBanner>
      )}
      {answer?.isSent === false && <RefusedBanner refused={answer.refused} />}
      <Form method="post" className="small muted" preventScrollReset>
        {note} {t('purchases.confirmation.again.hint')}{' '}
        <button type="submit" className="link" name="intent" value="send-again" disabled={isSending}>
          {t('purchases.confirmation.again.send')}
        </button>
        .
      </Form>
    </>
  )
}
