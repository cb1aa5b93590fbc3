import type { AlternativeView } from '#features/checkout/server/purchases/core/goods-view.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Panel } from '#platform/ui/cards/panel.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Picture } from '#platform/ui/picture.tsx'

/** What can be bought instead. */
export function Alternatives({ alternatives }: { alternatives: AlternativeView[] }) {
  const { t } = useTranslation()
  if (alternatives.length === 0) return null
  return (
    <Panel as="aside" className="instead">
      <h2 className="h3 mb-8">{t('purchases.ko.instead')}</h2>
      {alternatives.map(({ key, href, name, text, photo, price }) => (
        <Anchor key={key} className="alt-row grid" href={href}>
          <Picture className="thumb" {...photo} alt="" sizes="96px" />
          <span>
            <b>{name}</b>
            <span className="small muted">{text}</span>
            {price && <span className="small">{price}</span>}
          </span>
        </Anchor>
      ))}
    </Panel>
  )
}
