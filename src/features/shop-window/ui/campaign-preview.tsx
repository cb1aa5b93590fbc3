import { dayFormats } from '#platform/i18n/format.ts'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

/** Says so when a page is shown as of another day than today. */
export function CampaignPreview({ frame }: { frame: PageFrame }) {
  const { t } = useTranslation()
  if (!frame.isPreview) return null
  return (
    <p className="campaign-preview text-center muted">
      {t('campaigns.preview', { day: dayFormats.long(frame.day, frame.language) })}
    </p>
  )
}
