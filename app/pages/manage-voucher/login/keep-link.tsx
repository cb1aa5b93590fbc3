import { useFrame } from '#app/shell/use-frame.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { pathOf } from '#i18n/paths.ts'

/** The way out of an action that changes nothing. */
export function KeepLink({ children }: { children: string }) {
  const { language } = useFrame()
  return (
    <ButtonLink variant="secondary" href={pathOf('manageVoucher', language)} replace preventScrollReset>
      {children}
    </ButtonLink>
  )
}
