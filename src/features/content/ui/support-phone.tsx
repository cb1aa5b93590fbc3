import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { PhoneLink } from '#platform/ui/phone-link.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

/** The number to call, and when somebody answers. */
export function SupportPhone({ className }: { className?: string }) {
  const { t } = useTranslation()
  const { site } = useFrame()
  return (
    <>
      <p className={className}>
        <PhoneLink number={site.supportPhone} />
      </p>
      <p className="small muted">{t('content.contact.hours')}</p>
    </>
  )
}
