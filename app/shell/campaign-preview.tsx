import { useTranslation } from '#app/i18n.tsx'
import type { PageFrame } from '#domain/site/page-frame.ts'
import { dayFormats } from '#i18n/format.ts'

/** Says so when a page is shown as of another day than today. */
export function CampaignPreview({ frame }: { frame: PageFrame }) {
  const { t } = useTranslation()
  if (!frame.isPreview) return null
  return (
    <p className="campaign-preview">{t('campaigns.preview', { day: dayFormats.long(frame.day, frame.language) })}</p>
  )
}
