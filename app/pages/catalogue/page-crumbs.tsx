import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { Breadcrumbs, type Crumb } from '#app/ui/breadcrumbs.tsx'
import { pathOf } from '#i18n/paths.ts'

/** The way here from the home page; the last step is where we are, so it leads nowhere. */
export function PageCrumbs({ steps, deskOnly }: { steps: Crumb[]; deskOnly?: boolean }) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const home = { label: t('catalogue.place.home'), href: pathOf('home', language) }
  const last = steps.at(-1)
  const here = last ? [{ label: last.label }] : []
  return (
    <Breadcrumbs
      label={t('catalogue.breadcrumbs')}
      steps={[home, ...steps.slice(0, -1), ...here]}
      deskOnly={deskOnly}
    />
  )
}
