import { useTranslation } from '#app/i18n.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import type { ChoiceView } from '#server/catalogue/services/service-choices.ts'

/** Spec 2.9, 'select an amount': each audience has a page of its own, so each choice is a link to one. */
export function PriceChoices({ choices, pax }: { choices: ChoiceView[]; pax: number | null }) {
  const { t } = useTranslation()
  if (choices.length === 0) return null
  return (
    <nav aria-labelledby="choices">
      <p className="label" id="choices">
        {t('catalogue.service.choices.title')}
      </p>
      {choices.map((choice) => (
        <Anchor
          key={choice.uuid}
          className="option"
          href={pax && choice.keepsParty ? `${choice.href}?pax=${pax}` : choice.href}
          aria-current={choice.isCurrent ? 'page' : undefined}
          preventScrollReset
        >
          <i className="dot" />
          <span>
            <b>{choice.label}</b>
            {choice.note && <small>{choice.note}</small>}
          </span>
          <span className="price">
            <b>{choice.amount}</b>
          </span>
        </Anchor>
      ))}
    </nav>
  )
}
