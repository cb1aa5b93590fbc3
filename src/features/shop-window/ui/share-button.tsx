import { useCallback, useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Toast, Toasts } from '#platform/ui/overlays/toast.tsx'
import { useHasScript } from '#platform/ui/use-has-script.ts'

/** Hands the address to the device, or copies it and says so. Without a script it keeps its place but can't be seen. */
export function ShareButton({ name }: { name: string }) {
  const { t } = useTranslation()
  const hasScript = useHasScript()
  const [news, setNews] = useState<string>()
  const forget = useCallback(() => setNews(undefined), [])
  const share = async () => {
    const url = location.origin + location.pathname
    if (navigator.share) {
      // Whoever closes the device's sheet has changed their mind: that is no failure.
      await navigator.share({ title: name, url }).catch(() => {})
      return
    }
    const isCopied = await copy(url)
    setNews(isCopied ? t('catalogue.share.copied') : t('catalogue.share.byHand', { address: url }))
  }
  return (
    <div className={classNames('share flex-none', !hasScript && 'needs-script')}>
      <Button variant="ghost" size="sm" icon="share" onClick={share}>
        <span className="share-word">{t('catalogue.share.action')}</span>
      </Button>
      <Toasts>{news && <Toast onDone={forget}>{news}</Toast>}</Toasts>
    </div>
  )
}

/** There is no clipboard outside a secure page, and the visitor may refuse it. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
