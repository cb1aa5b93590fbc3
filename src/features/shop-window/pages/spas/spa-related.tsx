import { ExperienceCards } from '#features/catalogue/ui/experience-cards.tsx'
import type { SpaView } from '#features/shop-window/server/spa/describe-spa.ts'
import { sectionPath } from '#platform/pages/paths.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { ChipLink } from '#platform/ui/forms/chip.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

/** Open spas around; `isFirst` where this one sells nothing, so that they come before all else. */
export function SpaNeighbours({ spa: { related, region }, isFirst }: { spa: SpaView; isFirst?: boolean }) {
  const { t } = useTranslation()
  const { language } = useFrame()
  if (related.neighbours.length === 0) return null
  return (
    <section className="spa-more line-top mt-56">
      <div className="head mb-28">
        <h2>{isFirst ? t('spas.openNeighbours') : t('spas.neighbours')}</h2>
        <Anchor className="more" href={region?.href ?? sectionPath('spas', language)}>
          {region ? t('spas.spasIn', { place: region.name }) : t('spas.allSpas')}
          <Icon name="arrow-right" />
        </Anchor>
      </div>
      <ExperienceCards cards={related.neighbours} isRail />
    </section>
  )
}

/** What houses around have of the same kind, and the lists this one's services stand in. */
export function SpaRelated({ spa: { related } }: { spa: SpaView }) {
  const { t } = useTranslation()
  return (
    <>
      {related.services.length > 0 && (
        <section className="spa-more line-top mt-56">
          <div className="head mb-28">
            <h2>{t('spas.related')}</h2>
          </div>
          <ExperienceCards cards={related.services} isRail />
        </section>
      )}
      <Links title={t('spas.promotions')} links={related.promotions} />
      <Links title={t('spas.treatments')} links={related.treatments} />
    </>
  )
}

function Links({ title, links }: { title: string; links: { title: string; href: string }[] }) {
  if (links.length === 0) return null
  return (
    <section className="spa-links mt-48">
      <h3 className="mb-16">{title}</h3>
      <ul className="chips rail">
        {links.map((link) => (
          <li key={link.href}>
            <ChipLink href={link.href}>{link.title}</ChipLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
