import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { FieldMessage } from '#app/ui/field-message.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import type { PaymentStepView } from '#server/purchases/describe-payment-step.ts'

type InSite = {
  getInSiteFormJSON: (options: Record<string, string>) => void
  storeIdOper: (event: MessageEvent, tokenId: string, errorId: string, isValid: () => boolean) => void
}

type Props = {
  step: PaymentStepView
  isShown: boolean
  isBusy: boolean
  /** Asked by the provider's form before it gives a token. */
  mayPay: () => boolean
  onToken: (token: string) => void
}

const formId = 'card-form'
const tokenId = 'card-token'
const errorId = 'card-error'
const idioms = { es: '1', pt: '9' }

/** The provider's own card form: what is typed in it never reaches us, only a token does. */
export function CardFrame({ step, isShown, isBusy, mayPay, onToken }: Props) {
  const { t } = useTranslation()
  const { site, language } = useFrame()
  const hasScript = useHasScript()
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [hasError, setHasError] = useState(false)
  const { cardForm } = step

  const open = useEffectEvent(() => {
    if (!cardForm) return
    const inSite = window as unknown as InSite
    inSite.getInSiteFormJSON({
      id: formId,
      fuc: cardForm.merchant,
      terminal: cardForm.terminal,
      order: cardForm.order,
      estiloInsite: 'twoRows',
      idioma: idioms[language],
      buttonValue: t('purchases.payment.pay', { amount: step.total }),
    })
    setState('ready')
  })

  const listen = useEffectEvent((event: MessageEvent) => {
    if (!cardForm || event.origin !== cardForm.origin || isBusy) return
    const inSite = window as unknown as InSite
    const field = (id: string) => document.getElementById(id) as HTMLInputElement | null
    const [token, error] = [field(tokenId), field(errorId)]
    if (!token || !error || !inSite.storeIdOper) return
    token.value = ''
    error.value = ''
    inSite.storeIdOper(event, tokenId, errorId, mayPay)
    setHasError(error.value !== '' || token.value === '-1')
    if (token.value !== '' && token.value !== '-1') onToken(token.value)
  })

  useEffect(() => {
    if (!isShown || !cardForm) return
    const script = document.createElement('script')
    script.src = cardForm.script
    script.onload = () => open()
    script.onerror = () => setState('failed')
    document.head.append(script)
    const hear = (event: MessageEvent) => listen(event)
    window.addEventListener('message', hear)
    return () => {
      window.removeEventListener('message', hear)
      script.remove()
    }
    // The order number is new after each attempt: so is the form.
  }, [isShown, cardForm?.script, cardForm?.order, cardForm])

  return (
    <div className="card-frame method-part">
      <div id={formId} className="card-form" aria-busy={state === 'loading'} />
      <input type="hidden" id={tokenId} />
      <input type="hidden" id={errorId} />
      {hasScript && state === 'loading' && <p className="small muted">{t('purchases.payment.cardLoading')}</p>}
      {state === 'failed' && <FieldMessage>{t('purchases.payment.cardFailed')}</FieldMessage>}
      {hasError && <FieldMessage>{t('purchases.payment.failed.cardData')}</FieldMessage>}
      <noscript>
        <p>{t('purchases.payment.cardNeedsScript')}</p>
      </noscript>
      <p className="small muted card-safe">
        <Icon name="lock" small /> {t('purchases.payment.cardSafe', { brand: site.brand })}
      </p>
    </div>
  )
}
