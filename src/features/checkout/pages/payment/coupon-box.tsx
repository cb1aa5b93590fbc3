import { Form } from 'react-router'
import type { PaymentStepView } from '#features/checkout/server/purchases/steps/describe-payment-step.ts'
import { Button } from '#platform/ui/button.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { useFirstProblem } from '#platform/ui/forms/use-first-problem.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import type { PaymentAnswer } from './act-on-payment.ts'

/** Spec 2.9: 'Código descuento', for coupons, balances and gift cards alike. */
export function CouponBox({ step, answer }: { step: PaymentStepView; answer?: PaymentAnswer }) {
  const { t } = useTranslation()
  const { site } = useFrame()
  const { code = '', couponError, minimum, lost = step.lost } = answer ?? {}
  const refusedCodes = couponError ? [{ code, couponError, minimum }] : lost
  const error = refusedCodes
    .map(({ couponError, code, minimum = '' }) =>
      t(`purchases.coupon.errors.${couponError}`, { code, minimum, email: site.supportEmail }),
    )
    .join(' ')
  const form = useFirstProblem(answer?.couponError ? answer : nothing)
  return (
    <section className="blk">
      <div className="stack" aria-live="polite">
        {step.coupons.map((coupon) => (
          <Form method="post" className="applied aligned gap-12" key={coupon.code} preventScrollReset>
            <Icon name="check-circle" />
            <p>{coupon.words}</p>
            <button
              type="submit"
              className="x tap"
              name="remove"
              value={coupon.code}
              aria-label={t('purchases.coupon.remove', { code: coupon.code })}
            >
              <Icon name="close" />
            </button>
          </Form>
        ))}
      </div>
      <Form
        method="post"
        className={classNames('coupon-form', step.coupons.length > 0 && 'mt-32')}
        ref={form}
        preventScrollReset
      >
        <Field
          label={t('purchases.coupon.label')}
          optional={t(`purchases.words.${step.summary.copyKey}.codes`)}
          error={error}
        >
          {(control) => (
            <div className="coupon-row grid gap-12">
              <input
                // Another field once a code is applied or taken off: it is empty again.
                key={step.coupons.map((coupon) => coupon.code).join()}
                className="input"
                name="code"
                defaultValue={code || lost[0]?.code}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={40}
                {...control}
              />
              <Button type="submit" name="intent" value="apply" variant="secondary">
                {t('purchases.coupon.apply')}
              </Button>
            </div>
          )}
        </Field>
      </Form>
    </section>
  )
}

const nothing = {}
