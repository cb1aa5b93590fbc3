import { type RefObject, useEffect, useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { purchaseForm } from './buy-box.tsx'
import type { ChosenParty } from './use-party.ts'

type Props = { party: ChosenParty; buyButton: RefObject<HTMLButtonElement | null> }

/** On a phone the price and the way to buy stay at the foot of the screen, while the buy box's own button is out of sight. */
export function BuyBar({ party: { pax, count, amount, was }, buyButton }: Props) {
  const { t } = useTranslation()
  const isAway = useIsInSight(buyButton)
  return (
    <div className={classNames('buybar', isAway && 'is-away')}>
      <p className="price">
        {t('services.people', { count: pax })} {was && <s>{was}</s>}
        <b>{amount}</b>
      </p>
      <Button type="submit" form={purchaseForm}>
        {t('services.buy', { count })}
      </Button>
    </div>
  )
}

/** What the bar itself would cover does not count as seen. */
const barHeight = 76

function useIsInSight(watched: RefObject<Element | null>) {
  const [isInSight, setInSight] = useState(false)
  useEffect(() => {
    if (!watched.current) return
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? false), {
      rootMargin: `0px 0px -${barHeight}px 0px`,
    })
    observer.observe(watched.current)
    return () => observer.disconnect()
  }, [watched])
  return isInSight
}
