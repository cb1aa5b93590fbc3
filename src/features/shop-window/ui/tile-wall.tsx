import { PageCrumbs } from '#features/catalogue/ui/page-crumbs.tsx'
import type { CategoryTile } from '#features/shop-window/server/lists/list-services.ts'
import { Tile } from '#platform/ui/cards/tile.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

type Props = { title: string; lead: string; tiles: CategoryTile[] }

/** A whole page of tiles, each with its picture and the number of experiences behind it. */
export function TileWall({ title, lead, tiles }: Props) {
  const { t } = useTranslation()
  return (
    <div className="wrap page">
      <PageCrumbs steps={[{ label: title }]} />
      <div className="list-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <ul className="wall">
        {tiles.map(({ title: name, href, count, photo }) => (
          <li key={href}>
            <Tile
              href={href}
              title={name}
              note={t('catalogue.serviceCount', { count })}
              // The title says it all; the picture is only its dress.
              photo={{ ...photo, alt: '' }}
              sizes="(min-width: 1101px) 300px, (min-width: 761px) 31vw, 46vw"
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
