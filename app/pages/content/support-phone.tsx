import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { PhoneLink } from '#app/ui/phone-link.tsx'

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
