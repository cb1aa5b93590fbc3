import type { ReactNode } from 'react'
import type { PaymentStepView } from '#features/checkout/server/purchases/steps/describe-payment-step.ts'
import { PayMarks } from '#features/checkout/ui/pay-marks/pay-marks.tsx'
import type { PaymentMethod } from '#platform/rules/payment-method.ts'
import { Input } from '#platform/ui/forms/field.tsx'
import { FieldMessage } from '#platform/ui/forms/field-message.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import type { PaymentAnswer } from './act-on-payment.ts'

type Props = {
  step: PaymentStepView
  method: PaymentMethod | null
  onChoose: (method: PaymentMethod) => void
  answer?: PaymentAnswer
  /** The card's form. */
  children: ReactNode
}

export function MethodList({ step, method, onChoose, answer, children }: Props) {
  const { t } = useTranslation()
  const phoneError = answer?.problem === 'phoneWrong' ? t('purchases.payment.phoneWrong') : undefined
  return (
    <fieldset>
      <legend className="h3">{t('purchases.payment.how')}</legend>
      <ul className="pay ruled">
        {step.methods.map((offered) => (
          <li key={offered}>
            <label className="aligned gap-14 leading-135">
              <input
                type="radio"
                className="radio-dot"
                name="method"
                value={offered}
                defaultChecked={offered === method}
                onChange={() => onChoose(offered)}
              />
              <span>
                <b className="medium">{t(`purchases.payment.methods.${offered}`)}</b>
                <small>{t(`purchases.payment.notes.${offered}`)}</small>
                {step.later && (
                  <small>{t(`purchases.payment.charged.${isLater(step, offered) ? 'later' : 'now'}`)}</small>
                )}
              </span>
              <PayMarks method={offered} />
            </label>
            {offered === 'card' && children}
            {offered === 'mbway' && (
              <div className="card-frame method-part">
                <Input
                  name="phone"
                  type="tel"
                  inputMode="tel"
                  autoComplete="tel"
                  label={t('purchases.payment.phone')}
                  defaultValue={answer?.phone}
                  error={phoneError}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      <div role="alert">
        {(answer?.problem === 'methodWrong' || answer?.notBegun === 'method-wrong') && (
          <FieldMessage>{t('purchases.payment.methodWrong')}</FieldMessage>
        )}
      </div>
    </fieldset>
  )
}

/** Whether the money is only authorised by this method, and taken when the goods are confirmed. */
export const isLater = ({ later }: Pick<PaymentStepView, 'later'>, method: PaymentMethod | null) =>
  later !== null && method !== null && later.methods.includes(method)
