import type { MouseEvent } from 'react'
import { listColumns, numberOfRow } from '#features/gift-cards/rules/list/card-list.ts'
import type { CheckedList, CompanyForm } from '#features/gift-cards/rules/list/company-form.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Panel } from '#platform/ui/cards/panel.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { CardMessage, CardPreview } from '../card-preview.tsx'
import { correctionId } from './checked-rows.tsx'

type Props = { form: CompanyForm; checked: CheckedList; isSending: boolean }

/** Beside the list: its first card as it will arrive, and what the cards without faults cost. */
export function CompanySummary({ form, checked, isSending }: Props) {
  const { t } = useTranslation()
  const { rows, wrong, total, problem } = checked
  const [first] = rows
  const [fault] = wrong
  const money = formatMoney({ amount: total, currency: 'EUR' })
  const column = fault === undefined ? undefined : firstFault(checked, fault)
  const isLong = problem === 'listLong'
  return (
    <aside className="gc-side grid">
      <div>
        <p className="small muted mb-10">
          {first?.name ? t('giftCards.checkout.arrives', { name: first.name }) : t('giftCards.checkout.arrivesSo')}
        </p>
        <CardPreview
          draft={{
            theme: form.theme,
            amount: '',
            otherAmount: first?.amount ?? '',
            name: first?.name ?? '',
            from: form.from,
          }}
          logo={form.logo}
        />
        <CardMessage message={first?.message ?? ''} />
      </div>
      <Panel className="summary">
        <dl className="lines grid gap-10">
          <div>
            <dt>{t('companyCards.rightCards', { count: rows.length - wrong.length })}</dt>
            <dd>{money}</dd>
          </div>
          {wrong.length > 0 && (
            <div>
              <dt>{t('companyCards.wrongRows', { count: wrong.length })}</dt>
              <dd className="muted">{t('companyCards.notCounted')}</dd>
            </div>
          )}
          <div>
            <dt>{t('giftCards.checkout.byEmail')}</dt>
            <dd>{t('giftCards.checkout.free')}</dd>
          </div>
        </dl>
        <div className="total mb-16" aria-live="polite" aria-atomic="true">
          <b>{t('giftCards.checkout.total')}</b>
          <b>{money}</b>
        </div>
        {fault !== undefined && column && !isLong ? (
          <div className="stack-sm">
            <Anchor className="btn btn-primary btn-block" href={`#${correctionId(fault, column)}`} onClick={focusIt}>
              {t('companyCards.correct', { number: numberOfRow(fault, checked) })}
            </Anchor>
            {rows.length > wrong.length && (
              <Button type="submit" variant="secondary" block name="intent" value="drop-wrong" busy={isSending}>
                {t('companyCards.dropAndGo', { count: wrong.length })}
              </Button>
            )}
          </div>
        ) : (
          <Button type="submit" block busy={isSending}>
            {t('giftCards.checkout.continue')}
          </Button>
        )}
        <p className="small muted mb-10">{t('companyCards.after')}</p>
      </Panel>
    </aside>
  )
}

const firstFault = ({ checked }: CheckedList, index: number) =>
  listColumns.find((column) => checked[index]?.problems[column])

function focusIt(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}
