import { pathOf } from '#platform/pages/paths.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

/** The way out of an action that changes nothing. */
export function KeepLink({ children }: { children: string }) {
  const { language } = useFrame()
  return (
    <ButtonLink variant="secondary" href={pathOf('manageVoucher', language)} replace preventScrollReset>
      {children}
    </ButtonLink>
  )
}
