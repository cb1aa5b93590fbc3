import { type CSSProperties, useEffect, useState } from 'react'
import type { HoldView } from '#features/checkout/server/purchases/steps/describe-summary.ts'
import { Banner } from '#platform/ui/banner.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

type Props = { hold: HoldView; step: 'buyer' | 'payment' }

const soon = 120

/** Until when the goods are held, and what happens then. Without a script it names the hour, with one it counts down. */
export function HoldLine({ hold, step }: Props) {
  const { t } = useTranslation()
  const counted = useSecondsLeft(hold)
  const left = counted ?? hold.secondsLeft
  return (
    <>
      {left > 0 && (
        <div
          className={classNames('hold mb-28 mid grid items-center gap-14', left < soon && 'soon')}
          style={barOf(hold, counted)}
        >
          <Icon name={left < soon ? 'hourglass' : 'clock'} />
          <p className="soft">
            <b>
              {left < soon
                ? t('purchases.hold.soon')
                : t(`purchases.words.${hold.copyKey}.heldUntil`, { time: hold.until })}
            </b>{' '}
            {t(noteOf(hold, step, left))}
          </p>
          {counted !== null && (
            <span className="t" role="timer">
              {clockOf(counted)}
            </span>
          )}
        </div>
      )}
      <div role="status">
        {left === 0 && (
          <Banner kind="warn" icon="hourglass" title={t(`purchases.words.${hold.copyKey}.heldOver`)}>
            {hold.isLast ? t('purchases.hold.overForGood') : t('purchases.hold.over', { count: hold.minutes })}
          </Banner>
        )}
      </div>
    </>
  )
}

/** What follows when its time is over, or when the buyer goes on before. */
function noteOf({ isLast, copyKey }: HoldView, step: Props['step'], left: number) {
  if (isLast) return 'purchases.hold.last'
  if (left < soon) return 'purchases.hold.soonNote'
  return step === 'buyer' ? (`purchases.words.${copyKey}.heldBuyer` as const) : 'purchases.hold.payment'
}

/** Null until a script runs. It counts from what the server said, so a wrong clock does no harm. */
function useSecondsLeft({ secondsLeft }: HoldView): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    const end = Date.now() + secondsLeft * 1000
    const count = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    count()
    const timer = setInterval(count, 1000)
    return () => clearInterval(timer)
  }, [secondsLeft])
  return left
}

/** The security policy refuses a style in the document's source, but not one that a script sets. */
const barOf = ({ minutes }: HoldView, left: number | null) =>
  left === null ? undefined : ({ '--left': `${(100 * left) / (minutes * 60)}%` } as CSSProperties)

const clockOf = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
