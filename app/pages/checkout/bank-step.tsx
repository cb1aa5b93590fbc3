import { useEffect, useEffectEvent, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { useTranslation } from '#app/i18n.tsx'
import { Button } from '#app/ui/button.tsx'
import type { BankStepView } from '#server/payments/describe-bank-step.ts'

const frameName = 'bank'
const deviceTime = 10_000

/** What the bank asks for: a look at the browser, a proof in its own page, or the way there. */
export function BankStep({ bank }: { bank: BankStepView }) {
  if (bank.wanted.kind === 'device') return <Device bank={bank} />
  return bank.wanted.kind === 'challenge' ? <Challenge bank={bank} /> : <WayThere bank={bank} />
}

/** 3-D Secure's method: the frame says when it is done, and is waited for ten seconds. */
function Device({ bank }: { bank: BankStepView }) {
  const { t } = useTranslation()
  const submit = useSubmit()
  const form = useSentForm()
  const goOn = useEffectEvent((device: 'done' | 'timeout') => void submit({ device }, { method: 'post' }))
  useEffect(() => {
    const hear = ({ origin, data }: MessageEvent) => {
      if (origin === location.origin && data === 'device-done') goOn('done')
    }
    window.addEventListener('message', hear)
    const timer = setTimeout(() => goOn('timeout'), deviceTime)
    return () => {
      window.removeEventListener('message', hear)
      clearTimeout(timer)
    }
  }, [])
  return (
    <>
      <p role="status">{t('purchases.bank.deviceText')}</p>
      <iframe name={frameName} title={t('purchases.bank.frame')} hidden />
      <BankForm bank={bank} target={frameName} formRef={form} />
      <noscript>
        <Form method="post">
          <p>{t('purchases.bank.noScript')}</p>
          <Button type="submit" name="device" value="timeout">
            {t('purchases.bank.continue')}
          </Button>
        </Form>
      </noscript>
    </>
  )
}

function Challenge({ bank }: { bank: BankStepView }) {
  const { t } = useTranslation()
  const form = useSentForm()
  return (
    <>
      <p className="soft">{t('purchases.bank.challengeText')}</p>
      <iframe className="bank-frame" name={frameName} title={t('purchases.bank.frame')} />
      <BankForm bank={bank} target={frameName} formRef={form}>
        <noscript>
          <Button type="submit">{t('purchases.bank.continue')}</Button>
        </noscript>
      </BankForm>
    </>
  )
}

function WayThere({ bank }: { bank: BankStepView }) {
  const { t } = useTranslation()
  const form = useSentForm()
  return (
    <>
      <p className="soft">{t('purchases.bank.formText', { method: bank.method })}</p>
      <BankForm bank={bank} formRef={form}>
        <Button type="submit">{t('purchases.bank.go', { method: bank.method })}</Button>
      </BankForm>
    </>
  )
}

type FormProps = {
  bank: BankStepView
  target?: string
  formRef: React.RefObject<HTMLFormElement | null>
  children?: React.ReactNode
}

/** Sent to the bank, not to us: a plain form. */
function BankForm({ bank: { wanted }, target, formRef, children }: FormProps) {
  return (
    <form method="post" action={wanted.url} target={target} ref={formRef}>
      {Object.entries(wanted.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

/** Sends itself as soon as there is a script to do it. */
function useSentForm() {
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    form.current?.submit()
  }, [])
  return form
}
