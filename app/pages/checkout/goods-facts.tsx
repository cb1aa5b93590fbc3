import { Icon } from '#app/ui/icon.tsx'
import type { GoodsView } from '#server/purchases/core/goods-view.ts'

/** What matters of the goods, each in two lines. */
export const GoodsFacts = ({ facts }: { facts: NonNullable<GoodsView['facts']> }) => (
  <ul className="stay-facts">
    {facts.map(({ icon, title, text }) => (
      <li key={title}>
        <Icon name={icon} />
        <span>
          {title}
          <small>{text}</small>
        </span>
      </li>
    ))}
  </ul>
)
