import { useTranslation } from '#app/i18n.tsx'
import { Stepper } from '#app/ui/forms/stepper.tsx'
import type { Capacity } from '#domain/catalogue/services/service.ts'
import type { Translate } from '#i18n/translate.ts'
import type { ChosenParty } from './use-party.ts'

type Props = { capacity: Capacity; party: ChosenParty; formId: string }

/**
 * How many people, and how many vouchers that makes. Before the script has loaded, less and more send a form of their
 * own to this page's address: it answers with that party.
 */
export function PartyField({ capacity, party, formId }: Props) {
  const { t } = useTranslation()
  const { minimum, maximum, incrementing } = capacity
  const isFixed = minimum >= maximum
  return (
    <div>
      <div className="between">
        <b id="guests">{t('catalogue.service.guests')}</b>
        {isFixed ? (
          <span>
            {party.pax}
            <input type="hidden" name="pax" value={party.pax} />
          </span>
        ) : (
          <Stepper
            name="pax"
            value={party.pax}
            min={minimum}
            max={maximum}
            step={incrementing}
            onChange={party.choose}
            labelledBy="guests"
            labels={{
              less: t('catalogue.service.less', { count: incrementing }),
              more: t('catalogue.service.more', { count: incrementing }),
            }}
            submitName="pax"
            formId={formId}
          />
        )}
      </div>
      <p className={party.isRefused ? 'party-note is-refused' : 'party-note'} role="status">
        {noteOf(party, capacity, t)}
      </p>
    </div>
  )
}

function noteOf({ pax, count, asked, isRefused }: ChosenParty, { minimum, maximum }: Capacity, t: Translate): string {
  if (isRefused) return t('catalogue.service.aboveMaximum', { count: maximum })
  if (asked && pax > asked && count > 1) return t('catalogue.service.needs', { asked, count, pax })
  if (asked && pax !== asked) return t('catalogue.service.onlyFor', { count: pax })
  const vouchers = t('catalogue.service.vouchers', { count })
  const isMost = maximum > minimum && pax === maximum
  return isMost ? `${vouchers} · ${t('catalogue.service.maximum', { count: maximum })}` : vouchers
}
