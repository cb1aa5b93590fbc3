import { Form } from 'react-router'
import type { PaymentStepView } from '#features/checkout/server/purchases/steps/describe-payment-step.ts'
import { Alternatives } from '#features/checkout/ui/alternatives.tsx'
import { RefusedBanner } from '#features/checkout/ui/refused-banner.tsx'
import { AnswerBanner } from '#platform/ui/answer-banner.tsx'
import { Banner } from '#platform/ui/banner.tsx'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import type { PaymentAnswer } from './act-on-payment.ts'
import { CouponBox } from './coupon-box.tsx'
import { PayForm } from './pay-form.tsx'

type Props = { step: PaymentStepView; answer?: PaymentAnswer }

/** The third step: discount code, method, terms. */
export function PaymentStep({ step, answer }: Props) {
  const { t } = useTranslation()
  const { site } = useFrame()
  if (step.underWay) return <UnderWay underWay={step.underWay} />
  if (!step.isSold || answer?.notBegun === 'not-for-sale') {
    const why = step.whyNotSold
    return (
      <div className="stack-lg">
        <Banner kind="error" title={t(`purchases.payment.${why}.title`)}>
          {t(`purchases.payment.${why}.text`, { email: site.supportEmail })}
        </Banner>
        <div className="row">
          <ButtonLink href={step.summary.changeHref}>{t(`purchases.words.${step.summary.copyKey}.back`)}</ButtonLink>
          {(why === 'taken' || why === 'held-too-many') && (
            <ButtonLink href={step.backHref} variant="ghost">
              {t(`purchases.payment.${why}.again`)}
            </ButtonLink>
          )}
        </div>
        <Alternatives alternatives={step.alternatives} />
      </div>
    )
  }
  const changed = (answer?.notBegun === 'bill-changed' && answer.changed) || step.changed
  return (
    <div className="stack-lg">
      {step.isTest && <TestNote />}
      {answer?.refused && <RefusedBanner refused={answer.refused} />}
      {changed && (
        <AnswerBanner answer={changed} kind="warn" title={t('purchases.payment.changed.title')}>
          {t('purchases.payment.changed.text', changed)}
        </AnswerBanner>
      )}
      {step.failure && !answer && (
        <AnswerBanner answer={step.failure} kind="error" title={t('purchases.payment.failed.title')}>
          <p>{step.failure.text}</p>
          {step.failure.isCharged === 'no' && <p>{t('purchases.payment.failed.nothingCharged')}</p>}
          <a className="link" href="#pay">
            {t('purchases.payment.failed.retry')}
          </a>
        </AnswerBanner>
      )}
      {step.takesCodes && <CouponBox step={step} answer={answer} />}
      <PayForm step={step} answer={answer} />
    </div>
  )
}

function TestNote() {
  const { t } = useTranslation()
  return (
    <Banner>
      <p>
        {t('purchases.payment.test')}{' '}
        <a className="link" href="/sandbox/" target="_blank" rel="noreferrer">
          {t('purchases.payment.testCards')}
        </a>
      </p>
    </Banner>
  )
}

/**
 * Both are forms: to go on may take money, so that nothing but a click may cause it, and no link that is looked up early.
 * Who chose another way in another window is asked which one it shall be.
 */
function UnderWay({ underWay }: { underWay: NonNullable<PaymentStepView['underWay']> }) {
  const { t } = useTranslation()
  const { href, method, instead } = underWay
  return (
    <div className="stack-lg">
      <Banner
        kind="warn"
        title={method ? t('purchases.payment.under.titleOf', { method }) : t('purchases.payment.under.title')}
      >
        {t('purchases.payment.under.text')}
      </Banner>
      <Form method="post" action={href} className="pay-row ends mt-24 apart">
        {instead && <input type="hidden" name="instead" value={instead.method} />}
        <Button type="submit" name="intent" value="abandon" variant="ghost">
          {instead
            ? t('purchases.payment.under.instead', { method: instead.name })
            : t('purchases.payment.under.abandon')}
        </Button>
        <Button type="submit" name="intent" value="resume">
          {method ? t('purchases.payment.under.resumeOf', { method }) : t('purchases.payment.under.resume')}
        </Button>
      </Form>
    </div>
  )
}
