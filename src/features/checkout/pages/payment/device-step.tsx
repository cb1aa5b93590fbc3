import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import type { ChallengeView } from '#features/checkout/server/payments/attempts/describe-challenge.ts'
import { usePolling } from '#features/checkout/ui/confirmation/polling.tsx'
import { Button } from '#platform/ui/button.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

const deviceTime = 10_000

/** 3-D Secure's method: the frame says when it is done, and is waited for ten seconds. */
export function DeviceStep({ bank }: { bank: ChallengeView }) {
  const { t } = useTranslation()
  const form = useSentForm()
  const isWaiting = useSentOnce()
  return (
    <>
      <p role="status">{t('purchases.bank.deviceText')}</p>
      <iframe name={frameName} title={t('purchases.bank.frame')} hidden />
      <BankForm bank={bank} target={frameName} formRef={form} />
      {isWaiting && <Updates />}
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

/**
 * Tells us once that the bank is done with the browser, or that its time is over: a second word would cut off the first
 * while the bank is being asked. True where the answer was no other page, so that one must be looked for.
 */
function useSentOnce(): boolean {
  const submit = useSubmit()
  const isIdle = useNavigation().state === 'idle'
  const wasSent = useRef(false)
  const [isSent, setIsSent] = useState(false)
  const goOn = useEffectEvent((device: 'done' | 'timeout') => {
    if (wasSent.current) return
    wasSent.current = true
    setIsSent(true)
    void submit({ device }, { method: 'post' })
  })
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
  return isSent && isIdle
}

function Updates() {
  usePolling()
  return null
}

export const frameName = 'bank'

type Props = {
  bank: ChallengeView
  target?: string
  formRef: RefObject<HTMLFormElement | null>
  children?: ReactNode
}

/** Sent to the bank, not to us: a plain form. */
export function BankForm({ bank: { requiredAction }, target, formRef, children }: Props) {
  return (
    <form method="post" action={requiredAction.url} target={target} ref={formRef}>
      {Object.entries(requiredAction.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

/** Sends a form as soon as there is a script to do it. One that `leaves` our pages is sent on the way there, not back. */
export function useSentForm({ leaves = false } = {}) {
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current || (leaves && wasHere())) return
    isSent.current = true
    form.current?.submit()
  }, [leaves])
  return form
}

/** Whoever comes back with the browser's own button finds the mark in this entry of its history, and is not sent away. */
function wasHere(): boolean {
  const state: unknown = history.state
  const known = typeof state === 'object' && state !== null ? state : {}
  if ('wasSent' in known) return true
  history.replaceState({ ...known, wasSent: true }, '')
  return false
}
