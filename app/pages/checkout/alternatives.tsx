import { useTranslation } from '#app/i18n.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { Panel } from '#app/ui/cards/panel.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { AlternativeView } from '#server/purchases/core/goods-view.ts'

/** What can be bought instead. */
export function Alternatives({ alternatives }: { alternatives: AlternativeView[] }) {
  const { t } = useTranslation()
  if (alternatives.length === 0) return null
  return (
    <Panel as="aside" className="instead">
      <h2 className="h3">{t('purchases.ko.instead')}</h2>
      {alternatives.map(({ key, href, name, text, photo, price }) => (
        <Anchor key={key} className="alt-row" href={href}>
          <Picture {...photo} alt="" sizes="96px" />
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
