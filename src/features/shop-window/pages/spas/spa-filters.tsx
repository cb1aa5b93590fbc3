import { type MouseEvent, useId } from 'react'
import type { SpaView } from '#features/shop-window/server/spa/describe-spa.ts'
import { ChipLink } from '#platform/ui/forms/chip.tsx'
import { Stepper } from '#platform/ui/forms/stepper.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import type { ChosenSpa } from './use-spa-choice.ts'

/** A form to this same address: less and more work before the script has loaded. */
export function PaxField({ maxPax, chosen }: { maxPax: number; chosen: ChosenSpa }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <form className="row" action={`${chosen.pathname}#services`}>
      {chosen.rest.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <span className="small soft" id={id}>
        {t('spas.pax.label')}
      </span>
      <Stepper
        value={chosen.choice.pax}
        min={1}
        max={maxPax}
        onChange={(pax) => chosen.choose({ pax })}
        labelledBy={id}
        labels={{ less: t('spas.pax.less'), more: t('spas.pax.more') }}
        submitName="pax"
      />
    </form>
  )
}

export function CategoryChips({ categories, chosen }: Pick<SpaView, 'categories'> & { chosen: ChosenSpa }) {
  const { t } = useTranslation()
  const chips = [{ key: null, title: t('spas.categories.all') }, ...categories]
  return (
    <nav className="chips mb-8 rail" aria-label={t('spas.categories.label')}>
      {chips.map(({ key, title }) => (
        <ChipLink
          key={key}
          href={`${chosen.hrefOf({ category: key })}#services`}
          on={chosen.choice.category === key}
          prefetch="none"
          onClick={(event: MouseEvent) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            chosen.choose({ category: key })
          }}
        >
          {title}
        </ChipLink>
      ))}
    </nav>
  )
}
