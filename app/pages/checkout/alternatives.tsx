import { useTranslation } from '#app/i18n.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { Panel } from '#app/ui/cards/panel.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { CardView } from '#server/catalogue/cards.ts'

/** What can be bought instead. */
export function Alternatives({ alternatives }: { alternatives: CardView[] }) {
  const { t } = useTranslation()
  if (alternatives.length === 0) return null
  return (
    <Panel as="aside" className="instead">
      <h2 className="h3">{t('purchases.ko.instead')}</h2>
      {alternatives.map(({ uuid, href, name, place, photo, price }) => (
        <Anchor key={uuid} className="alt-row" href={href}>
          <Picture {...photo} alt="" sizes="96px" />
          <span>
            <b>{name}</b>
            <span className="small muted">{place}</span>
            {price && <span className="small">{t('purchases.ko.from', { amount: price.amount })}</span>}
          </span>
        </Anchor>
      ))}
    </Panel>
  )
}
