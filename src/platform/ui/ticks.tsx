import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'

/** What is included (a tick) or good to know (`icon="info"`). */
export function Ticks({ items, icon = 'check', columns }: { items: string[]; icon?: IconName; columns?: boolean }) {
  return (
    <ul className={classNames('ticks grid gap-12', columns && 'two')}>
      {items.map((item) => (
        <li className="flex gap-12 leading-150" key={item}>
          <Icon className="text-teal mt-2" name={icon} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
