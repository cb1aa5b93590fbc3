import type { HomeView } from '#features/shop-window/server/describe-home.ts'
import { LinkList } from '#features/shop-window/ui/link-list.tsx'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { sectionPath } from '#platform/pages/paths.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { ChipLink } from '#platform/ui/forms/chip.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { DestinationMap } from '#platform/ui/map/destination-map.tsx'

type Props = { destinations: HomeView['destinations']; cities: HomeView['cities']; frame: PageFrame }

/** Favourite provinces and islands, on the map and by name, and the favourite cities. */
export function Places({ destinations, cities, frame }: Props) {
  const { t } = useTranslation()
  if (!frame.features.spas || destinations.regions.length === 0) return null
  const links = destinations.regions.slice(0, mostLinks).map(({ name, href, count }) => ({
    name,
    href,
    note: t('catalogue.spaCount', { count }),
  }))
  return (
    <section className="section">
      <div className="wrap places grid items-center">
        <div>
          <h2 className="mb-20">{t('home.places.title')}</h2>
          <LinkList links={links} />
          <Cities cities={cities} />
          <Anchor className="more mt-20" href={sectionPath('spas', frame.language)}>
            {t('home.places.all')} <Icon name="arrow-right" />
          </Anchor>
        </div>
        <DestinationMap destinations={destinations} label={t('map.destinations')} />
      </div>
    </section>
  )
}

const mostLinks = 6

function Cities({ cities }: Pick<Props, 'cities'>) {
  const { t } = useTranslation()
  if (cities.length === 0) return null
  return (
    <>
      <h3 className="cities-title">{t('home.places.cities')}</h3>
      <ul className="chips">
        {cities.map(({ name, href, spas, isNamedLikeRegion }) => (
          <li key={href}>
            <ChipLink href={href}>
              {isNamedLikeRegion ? t('home.places.city', { name }) : name}
              <span className="muted regular">{t('catalogue.spaCount', { count: spas })}</span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </>
  )
}
