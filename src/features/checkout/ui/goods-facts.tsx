import type { GoodsView } from '#features/checkout/server/purchases/core/goods-view.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { Sentences } from '#platform/ui/sentences.tsx'

/** What matters of the goods, with what there is to say of it. */
export const GoodsFacts = ({ facts }: { facts: NonNullable<GoodsView['facts']> }) => (
  <ul className="stay-facts grid gap-10 mid">
    {facts.map(({ icon, title, text }) => (
      <li key={title}>
        <Icon name={icon} />
        <span>
          {title}
          <small>
            <Sentences>{text}</Sentences>
          </small>
        </span>
      </li>
    ))}
  </ul>
)
