import { Form } from 'react-router'
import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { PaymentStepView } from '#server/purchases/describe-payment-step.ts'
import type { PaymentAnswer } from './act-on-payment.ts'

/** Spec 2.9: 'Código descuento', for coupons, balances and gift cards alike. */
export function CouponBox({ step, answer }: { step: PaymentStepView; answer?: PaymentAnswer }) {
  const { t } = useTranslation()
  const { site } = useFrame()
  const lost = step.lostCode ? ({ code: step.lostCode, couponError: 'expired' } as const) : undefined
  const { code = '', couponError } = answer?.couponError ? answer : (lost ?? answer ?? {})
  const error = couponError && t(`purchases.coupon.errors.${couponError}`, { code, email: site.supportEmail })
  return (
    <section className="blk stack">
      {step.coupons.map((coupon) => (
        <Form method="post" className="applied" key={coupon.code} preventScrollReset>
          <Icon name="check-circle" />
          <p role="status">{coupon.words}</p>
          <button
            type="submit"
            className="x"
            name="remove"
            value={coupon.code}
            aria-label={t('purchases.coupon.remove', { code: coupon.code })}
          >
            <Icon name="close" />
          </button>
        </Form>
      ))}
      <Form method="post" className="coupon-form" preventScrollReset>
        <Field label={t('purchases.coupon.label')} optional={t('purchases.coupon.hint')} error={error}>
          {(control) => (
            <div className="coupon-row">
              <input
                className="input"
                name="code"
                defaultValue={code}
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
