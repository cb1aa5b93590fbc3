import type { PlaceView } from '#features/shop-window/server/describe-place.ts'
import { LinkList } from '#features/shop-window/ui/link-list.tsx'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

/** Where to look next: the places beside this one, and the one it lies in. */
export function NearbyPlaces({ place: { parent, neighbours } }: { place: PlaceView }) {
  const { t } = useTranslation()
  if (!parent && neighbours.length === 0) return null
  const links = neighbours.map(({ name, href, count }) => ({ name, href, note: t('catalogue.spaCount', { count }) }))
  return (
    <section className="nearby">
      <div className="head">
        <h2>{t('catalogue.place.nearby')}</h2>
        {parent && (
          <Anchor className="more" href={parent.href}>
            {t('catalogue.place.allIn', {
              where: parent.where ?? t('catalogue.place.where', { place: parent.name }),
            })}{' '}
            <Icon name="arrow-right" />
          </Anchor>
        )}
      </div>
      <LinkList links={links} />
    </section>
  )
}
