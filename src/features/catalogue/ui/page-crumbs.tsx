import { pathOf } from '#platform/pages/paths.ts'
import { Breadcrumbs, type Crumb } from '#platform/ui/breadcrumbs.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

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
