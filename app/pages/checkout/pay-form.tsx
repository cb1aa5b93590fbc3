import { useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { Trans, useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { Anchor } from '#app/ui/anchor.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Check } from '#app/ui/check.tsx'
import { Promises } from '#app/ui/facts.tsx'
import { FieldMessage } from '#app/ui/field-message.tsx'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { pathOf } from '#i18n/paths.ts'
import type { PaymentStepView } from '#server/purchases/describe-payment-step.ts'
import type { PaymentAnswer } from './act-on-payment.ts'
import { browserFacts } from './browser-facts.ts'
import { CardFrame } from './card-frame.tsx'
import { MethodList } from './method-list.tsx'
import { promisesOf } from './summary.tsx'

type Props = { step: PaymentStepView; answer?: PaymentAnswer }

/** Method, terms and the button. A card is typed into the provider's own form, which has a button of its own. */
export function PayForm({ step, answer }: Props) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const isSending = useNavigation().formMethod === 'POST'
  const [method, setMethod] = useState(chosenMethod(step, answer))
  const [lacksTerms, setLacksTerms] = useState(false)
  const hasTerms = () => form.current?.querySelector<HTMLInputElement>('[name=terms]')?.checked ?? false
  const checkTerms = () => {
    setLacksTerms(!hasTerms())
    if (!hasTerms()) form.current?.querySelector<HTMLInputElement>('[name=terms]')?.focus()
    return hasTerms()
  }
  const payByCard = (token: string) => {
    if (!form.current || !checkTerms()) return
    const posted = new FormData(form.current)
    posted.set('token', token)
    posted.set('browser', JSON.stringify(browserFacts()))
    void submit(posted, { method: 'post' })
  }
  const termsError = lacksTerms || answer?.problem === 'termsWrong' ? t('purchases.payment.termsWrong') : undefined
  const isCard = method === 'card' && !step.isFree
  return (
    <Form
      method="post"
      id="pay"
      ref={form}
      className="blk stack-lg"
      noValidate
      onSubmit={(event) => {
        if (!checkTerms()) event.preventDefault()
      }}
    >
      <input type="hidden" name="seen" value={step.seen} />
      {step.isFree ? (
        <p className="soft">{t('purchases.payment.nothingToPay')}</p>
      ) : (
        <MethodList step={step} method={method} onChoose={setMethod} answer={answer}>
          <CardFrame step={step} isShown={isCard} isBusy={isSending} mayPay={checkTerms} onToken={payByCard} />
        </MethodList>
      )}
      {answer?.problem === 'cardData' && <FieldMessage>{t('purchases.payment.failed.cardData')}</FieldMessage>}
      <Check name="terms" value="yes" defaultChecked={answer?.hasTerms} error={termsError}>
        <Trans
          i18nKey="purchases.payment.terms"
          components={{
            conditions: <Anchor className="link" href={pathOf('purchaseConditions', language)} target="_blank" />,
            privacy: <Anchor className="link" href={pathOf('privacy', language)} target="_blank" />,
          }}
        />
      </Check>
      <div className={isCard ? 'pay-row is-card' : 'pay-row'}>
        <ButtonLink variant="ghost" icon="arrow-left" href={step.backHref}>
          {t('purchases.payment.back')}
        </ButtonLink>
        <Button type="submit" name="intent" value="pay" icon="lock" busy={isSending}>
          {step.isFree ? t('purchases.payment.payNothing') : t('purchases.payment.pay', { amount: step.total })}
        </Button>
      </div>
      <div className="only-phone-block">
        <Promises facts={promisesOf(step.summary)} />
      </div>
    </Form>
  )
}

function chosenMethod({ methods }: PaymentStepView, answer?: PaymentAnswer): PaymentMethod | null {
  return methods.find((method) => method === answer?.method) ?? methods[0] ?? null
}
