import { useState } from 'react'
import { campaignTheme, themeCategory } from '#features/shop-window/rules/theme.ts'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

// Set in the browser only: a line that was closed stays closed until the page is loaded anew.
let hasBeenClosed = false

/** One line above the header while a campaign is on. */
export function Announce({ frame }: { frame: PageFrame }) {
  const { t } = useTranslation()
  const [isClosed, setClosed] = useState(hasBeenClosed)
  const theme = campaignTheme(frame.day)
  if (isClosed || !theme) return null
  const href = frame.promotions.find(({ key }) => key === themeCategory[theme])?.uri
  const close = () => {
    hasBeenClosed = true
    setClosed(true)
  }
  return (
    <aside className="announce">
      <div className="wrap">
        <span>
          {t(`campaigns.announcements.${theme}`)}{' '}
          {href && <Anchor href={href}>{t(`campaigns.actions.${theme}`)}</Anchor>}
        </span>
        <button type="button" className="tap" aria-label={t('shell.announce.dismiss')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
    </aside>
  )
}
