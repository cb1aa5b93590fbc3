import { useId } from 'react'
import { choiceParams } from '#features/bookings/rules/choosing/choice.ts'
import type { BookingView } from '#features/bookings/server/booking-page/describe-booking.ts'
import { FieldMessage } from '#platform/ui/forms/field-message.tsx'
import { Stepper } from '#platform/ui/forms/stepper.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import type { Chosen } from './use-choice.ts'

/** How many come. Before the script has loaded, less and more ask for the page with that party. */
export function PartyStepper({ view, chosen, path }: { view: BookingView; chosen: Chosen; path: string }) {
  const { t } = useTranslation()
  const formId = useId()
  const { sizes, note, problem } = view.party
  const pax = Number(chosen.pax) || view.party.pax
  const fewer = sizes.findLast((size) => size < pax) ?? pax - 1
  const more = sizes.find((size) => size > pax) ?? pax + 1
  return (
    <>
      {sizes.length > 1 ? (
        <Stepper
          value={pax}
          values={sizes}
          words={t('bookings.people.count', { count: pax })}
          onChange={(next) => chosen.go({ pax: String(next) })}
          submitName="pax"
          formId={formId}
          labels={{
            group: t('bookings.people.label'),
            less: t('bookings.people.less', { count: pax - fewer }),
            more: t('bookings.people.more', { count: more - pax }),
          }}
        />
      ) : (
        <p className="party">{t('bookings.people.count', { count: pax })}</p>
      )}
      <form id={formId} action={path} hidden>
        {choiceParams.map(
          (name) =>
            name !== 'pax' &&
            view.choice[name] && <input key={name} type="hidden" name={name} value={view.choice[name]} />,
        )}
      </form>
      <div className="party-said" role="status">
        {problem && <FieldMessage>{problem}</FieldMessage>}
        {!problem && note && <p className="small soft">{note}</p>}
      </div>
    </>
  )
}
