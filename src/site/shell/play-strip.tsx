import { useTranslation } from '#platform/ui/loading/i18n.tsx'

/** Above everything, on every page of a shop whose payments are play: nobody shall believe to have bought something. */
export function PlayStrip() {
  const { t } = useTranslation()
  return (
    <aside className="play-strip small text-center">
      <p className="wrap">{t('shell.playPayments')}</p>
    </aside>
  )
}
