import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Anchor } from '#app/ui/anchor.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { PageFrame } from '#domain/site/page-frame.ts'
import { campaignCategory, isDressed } from './campaign.ts'

/** One line above the header while a campaign is on. */
export function Announce({ frame }: { frame: PageFrame }) {
  const { t } = useTranslation()
  const [isClosed, setClosed] = useState(false)
  const { campaign } = frame
  if (isClosed || !isDressed(campaign)) return null
  const href = frame.promotions.find(({ key }) => key === campaignCategory[campaign])?.uri
  return (
    <div className="announce">
      <div className="wrap">
        <span>
          {t(`home.campaigns.${campaign}.announce`)}{' '}
          {href && <Anchor href={href}>{t('shell.announce.seeOffers')}</Anchor>}
        </span>
        <button type="button" aria-label={t('shell.announce.dismiss')} onClick={() => setClosed(true)}>
          <Icon name="close" />
        </button>
      </div>
    </div>
  )
}
