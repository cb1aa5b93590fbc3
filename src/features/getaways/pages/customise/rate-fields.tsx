import type { ReactNode } from 'react'
import type { StayOffer } from '#features/getaways/server/stay-page/find-offer.ts'
import { Option } from '#platform/ui/forms/option.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Picture } from '#platform/ui/picture.tsx'
import { Sentences } from '#platform/ui/sentences.tsx'

/** Where who has to choose a rate is led. */
export const rateFieldsId = 'tarifa'

type Props = { offer: StayOffer; onChoose: () => void }

/** Room, board and conditions, as the hotel has them for these nights. */
export function RateFields({ offer, onChoose }: Props) {
  const { t } = useTranslation()
  const { rooms, boards, plans } = offer
  return (
    <>
      <fieldset>
        <StayLegend number={3}>{t('stays.room')}</StayLegend>
        {rooms.map((room) => (
          <label className={room.photo ? 'room' : 'room is-plain'} key={room.value}>
            <input className={room.photo ? 'sr' : 'radio-dot'} type="radio" {...choice('room', room, onChoose)} />
            {room.photo && <Picture {...room.photo} sizes="128px" />}
            <span>
              <b>{room.name}</b>
              <small>{[room.details, room.left].filter(Boolean).join(' · ')}</small>
            </span>
            <Extra extra={room.extra} included={t('stays.included')} hasNote />
          </label>
        ))}
      </fieldset>
      <fieldset>
        <StayLegend number={4}>{t('stays.board')}</StayLegend>
        {boards.map((board) => (
          <Option
            key={board.value}
            {...choice('board', board, onChoose)}
            label={board.name}
            note={board.details}
            price={<Extra extra={board.extra} included={t('stays.includedBoard')} />}
          />
        ))}
      </fieldset>
      <fieldset id={rateFieldsId}>
        <StayLegend number={5}>{t('stays.rate')}</StayLegend>
        <div className="stay-rates grid gap-12">
          {plans.map((plan) => (
            <label className="stay-rate" key={plan.value}>
              <span className="name aligned gap-12">
                <input className="radio-dot" type="radio" {...choice('rate', plan, onChoose)} />
                <b>{plan.name}</b>
              </span>
              {plan.terms.length > 0 && (
                <span className="terms mid soft flex gap-10">
                  <Icon name={plan.isRefundable ? 'undo' : 'lock'} />
                  <span>
                    <Sentences>{plan.terms}</Sentences>
                  </span>
                </span>
              )}
              {plan.more && <span className="more mid">{plan.more}</span>}
              <span className="cost small muted apart gap-12">
                <span>{plan.label}</span>
                <b>{plan.total ?? t('stays.noRate')}</b>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  )
}

/** The form keeps its own state; `data-chosen` is what the page answered. */
const choice = (name: string, { value, isChosen }: { value: string; isChosen: boolean }, onChange: () => void) => ({
  name,
  value,
  defaultChecked: isChosen,
  'data-chosen': isChosen,
  onChange,
})

/** The heading of a step, with its number. */
export const StayLegend = ({ number, end, children }: { number: number; end?: ReactNode; children: ReactNode }) => (
  <legend className="step-legend baseline gap-12 mb-16">
    <span aria-hidden="true">{number}</span>
    {children}
    {end && <small className="soft ml-auto">{end}</small>}
  </legend>
)

/** What a choice adds to the price of the stay. */
function Extra({ extra, included, hasNote }: { extra: string | null; included: string; hasNote?: boolean }) {
  const { t } = useTranslation()
  if (extra === null) return <span className="plus semibold nowrap num muted">{t('stays.noRate')}</span>
  return (
    <span className="plus semibold nowrap num text-right">
      {extra || included}
      {hasNote && extra && <small className="regular">{t('stays.extra')}</small>}
    </span>
  )
}
