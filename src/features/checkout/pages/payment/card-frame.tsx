import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PaymentStepView } from '#features/checkout/server/purchases/steps/describe-payment-step.ts'
import { languageRows } from '#platform/i18n/languages.ts'
import { FieldMessage } from '#platform/ui/forms/field-message.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { useHasScript } from '#platform/ui/use-has-script.ts'

type InSite = {
  getInSiteFormJSON: (options: Record<string, string>) => void
  storeIdOper: (event: MessageEvent, tokenId: string, errorId: string, isValid: () => boolean) => void
}

type Props = {
  cardForm: PaymentStepView['cardForm']
  /** What the button of the form says. */
  buttonValue: string
  isShown: boolean
  isBusy: boolean
  /** Whether the server had something against the token. */
  isRefused: boolean
  /** Asked by the provider's form before it gives a token. */
  mayPay: () => boolean
  onToken: (token: string) => void
}

const formId = 'card-form'
const tokenId = 'card-token'
const errorId = 'card-error'

/** What the form says where it was `mayPay` that refused: nothing is wrong with the card. */
const refusedByUs = 'msg17'

/** The provider's own card form: what is typed in it never reaches us, only a token does. */
export function CardFrame({ cardForm, buttonValue, isShown, isBusy, isRefused, mayPay, onToken }: Props) {
  const { t } = useTranslation()
  const { site, language } = useFrame()
  const hasScript = useHasScript()
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [hasError, setHasError] = useState(false)
  const isRetried = useRef(false)
  const { script, order } = cardForm ?? {}

  const open = useEffectEvent((options: { order: string; buttonValue: string }) => {
    if (!cardForm) return
    const place = document.getElementById(formId)
    place?.replaceChildren()
    const inSite = window as unknown as InSite
    inSite.getInSiteFormJSON({
      id: formId,
      fuc: cardForm.merchant,
      terminal: cardForm.terminal,
      estiloInsite: 'twoRows',
      ...cardFormStyle,
      idioma: languageRows[language].redsys,
      ...options,
    })
    setState('ready')
    setHasError(false)
    if (isRetried.current) place?.querySelector('iframe')?.focus()
    isRetried.current = false
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
    setHasError((error.value !== '' && error.value !== refusedByUs) || token.value === '-1')
    if (token.value !== '' && token.value !== '-1') onToken(token.value)
  })

  // The order number is new after each attempt, and the button says what it costs: so the form is new with either.
  useEffect(() => {
    if (!isShown || !script || !order) return
    const element = document.createElement('script')
    element.src = script
    element.onload = () => open({ order, buttonValue })
    element.onerror = () => setState('failed')
    document.head.append(element)
    const hear = (event: MessageEvent) => listen(event)
    window.addEventListener('message', hear)
    return () => {
      window.removeEventListener('message', hear)
      element.onload = null
      element.remove()
    }
  }, [isShown, script, order, buttonValue])

  const problem = state === 'failed' ? 'form' : hasError || isRefused ? 'data' : null
  return (
    <div className="card-frame method-part">
      <div id={formId} className="card-form" aria-busy={state === 'loading'} />
      <input type="hidden" id={tokenId} />
      <input type="hidden" id={errorId} />
      {hasScript && state === 'loading' && <p className="small muted">{t('purchases.payment.cardLoading')}</p>}
      <CardProblem
        problem={problem}
        onRetry={() => {
          isRetried.current = true
        }}
      />
      <noscript>
        <p>{t('purchases.payment.cardNeedsScript')}</p>
      </noscript>
      <p className="small muted aligned mt-12">
        <Icon name="lock" small /> {t('purchases.payment.cardSafe', { brand: site.brand })}
      </p>
    </div>
  )
}

/**
 * What the provider lets a shop say about the look of its card form: the page, the boxes, what is typed in them, and the
 * button. It stands in another document, which knows none of our colours by name; a font that it has not got is the next
 * one of the list.
 */
const cardFormStyle = {
  styleBody: "font-family:Figtree,'Segoe UI',Roboto,Arial,sans-serif;color:#1f2b2a;background-color:#fffefc",
  styleBox: 'border:1px solid #8a8070;border-radius:12px;background-color:#fffefc;min-height:52px;padding:0 16px',
  styleBoxText: 'color:#1f2b2a;font-size:16px',
  styleButton:
    'background-color:#12575a;border-color:#12575a;border-radius:12px;min-height:54px;font-size:16px;font-weight:600',
}

/** The form that the retry link sends: the page's own can't hold it, since Enter would then send it in place of 'pay'. */
export const retryFormId = 'retry'

/** Always in the page, so that what comes into it is read out: whoever pays is in the provider's frame. */
function CardProblem({ problem, onRetry }: { problem: 'form' | 'data' | null; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      {problem === 'form' && <FieldMessage>{t('purchases.payment.cardFailed')}</FieldMessage>}
      {problem === 'data' && (
        <FieldMessage>
          {t('purchases.payment.failed.cardData')}{' '}
          <button type="submit" className="link" form={retryFormId} name="intent" value="retry" onClick={onRetry}>
            {t('purchases.payment.failed.retry')}
          </button>
        </FieldMessage>
      )}
    </div>
  )
}
