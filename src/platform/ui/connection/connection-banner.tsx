import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { Banner } from '#platform/ui/banner.tsx'
import { Button } from '#platform/ui/button.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { connection, type UnansweredForm } from './connection.ts'

/** What a lost connection means for this page. It stands over the page, and in a dialog where one is open. */
export function ConnectionBanner() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { reading, form } = useSyncExternalStore(connection.subscribe, connection.current, connection.onServer)
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was not sent belongs to the page that was left.
  useEffect(() => connection.forgetForm, [pathname])
  useEffect(() => {
    if (form) box.current?.focus()
  }, [form])
  if (!form && !reading) return null
  const isKnown = form?.isKnown && !reading
  const isChecked = form?.isPaying && form.isSent
  const banner = (
    <div className="connection" role={form ? 'alert' : 'status'} tabIndex={-1} ref={box}>
      <Banner
        kind={isKnown ? 'info' : 'warn'}
        title={isKnown ? t('shell.connection.back') : t(`shell.connection.${form?.cause ?? reading ?? 'offline'}`)}
        closeLabel={form && !isChecked ? t('shell.close') : undefined}
        onClose={connection.forgetForm}
      >
        <p>{t(`shell.connection.${form ? textOf(form) : 'reading'}`)}</p>
        <Button
          size="sm"
          variant="secondary"
          onClick={isKnown ? connection.forgetForm : form && !isChecked ? form.sendAgain : connection.retryNow}
        >
          {isKnown ? t('shell.close') : isChecked ? t('shell.connection.see') : t('shell.connection.retry')}
        </Button>
      </Banner>
    </div>
  )
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  return dialog ? createPortal(banner, dialog) : banner
}

function textOf({ isPaying, isSent, isKnown }: UnansweredForm) {
  if (isKnown) return 'paymentKnown'
  if (isPaying) return isSent ? 'paymentSent' : 'paymentNotSent'
  return isSent ? 'formSent' : 'formNotSent'
}
