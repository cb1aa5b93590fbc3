import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { goodsPath } from '#features/checkout/rules/purchase-paths.ts'
import { PurchaseSteps } from '#features/checkout/ui/purchase-steps.tsx'
import { RefusedBanner, type WriteRefused } from '#features/checkout/ui/refused-banner.tsx'
import type { SelectionView } from '#features/vouchers/server/purchase/describe-selection.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { AnswerBanner } from '#platform/ui/answer-banner.tsx'
import { Banner } from '#platform/ui/banner.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { SelectionOthers } from './selection-others.tsx'
import { SelectionRow } from './selection-row.tsx'
import { useSelection } from './selection-state.ts'
import { SelectionSummary } from './selection-summary.tsx'

type Props = { view: SelectionView; language: Language; answer?: NotStarted }

/** Spec 2.5, the step 'Start'. */
export function StartPage({ view, language, answer }: Props) {
  const { t } = useTranslation()
  useFocusOnChange(view.rows.map(({ uuid }) => uuid))
  // Whatever the server answers is chosen anew; a page that only came back keeps what was typed.
  const served = view.rows.map(({ uuid, asked }) => `${uuid} ${asked.pax} ${asked.units}`).join()
  return (
    <div className="wrap checkout">
      <PurchaseSteps current="start" />
      <div className="start-head mt-56">
        <h1>{t('purchases.start.heading')}</h1>
        <p className="lead">
          <b>{view.spa}</b>. {t('purchases.start.lead')}
        </p>
        <StartNotices view={view} answer={answer} />
      </div>
      <SelectionForm key={served} view={view} language={language} />
    </div>
  )
}

function SelectionForm({ view, language }: Omit<Props, 'answer'>) {
  const { t } = useTranslation()
  const chosen = useSelection(view)
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form
      id={startFormId}
      action={goodsPath('voucherStart', language)}
      className="cols start-cols"
      ref={chosen.form}
      noValidate
    >
      {/* What Enter in a field presses: the first button of a form. */}
      <button type="submit" className="sr" tabIndex={-1} aria-hidden="true" />
      {view.isGift && <input type="hidden" name="for" value="gift" />}
      {view.purchase && <input type="hidden" name="purchase" value={view.purchase} />}
      <section className="picks" aria-labelledby="chosen">
        <h2 className="sr" id="chosen" tabIndex={-1}>
          {t('purchases.start.chosen')}
        </h2>
        <ul>
          {chosen.rows.map((row, place) => (
            <SelectionRow key={row.uuid} row={row} served={view.rows[place]?.settled ?? row.settled} chosen={chosen} />
          ))}
        </ul>
      </section>
      <SelectionSummary view={view} chosen={chosen} language={language} isSending={isSending} />
      <SelectionOthers view={view} />
    </Form>
  )
}

/** The button that added or removed something is gone: the keyboard goes on at what came, or at the list. */
function useFocusOnChange(uuids: string[]) {
  const known = useRef(uuids)
  const all = uuids.join()
  useEffect(() => {
    const [before, now] = [known.current, all.split(',')]
    known.current = now
    const added = now.find((uuid) => !before.includes(uuid))
    const target = added ? `name-${added}` : before.length > now.length && 'chosen'
    if (target) document.getElementById(target)?.focus()
  }, [all])
}

/** The form of the selection, which the retry link sends again. */
const startFormId = 'selection'

/** Why the purchase did not start. */
type NotStarted = { refused: WriteRefused | null }

/** Above the choice: what became of it on the way. */
function StartNotices({ view, answer }: { view: SelectionView; answer?: NotStarted }) {
  return (
    <>
      {answer && <WhyNot answer={answer} />}
      {view.leftOut.length > 0 && <LeftOut leftOut={view.leftOut} />}
    </>
  )
}

function WhyNot({ answer }: { answer: NotStarted }) {
  const { t } = useTranslation()
  const { site } = useFrame()
  if (answer.refused?.error === 'too-many') return <RefusedBanner refused={answer.refused} />
  if (answer.refused) {
    return (
      <AnswerBanner answer={answer} kind="error" title={t('purchases.startFailed.title')}>
        <p>{t('purchases.start.notStarted', { email: site.supportEmail })}</p>
        <button type="submit" className="link" form={startFormId} formMethod="post">
          {t('purchases.payment.failed.retry')}
        </button>
      </AnswerBanner>
    )
  }
  return (
    <AnswerBanner answer={answer} kind="warn" title={t('purchases.start.check.title')}>
      {t('purchases.start.check.text')}
    </AnswerBanner>
  )
}

function LeftOut({ leftOut }: Pick<SelectionView, 'leftOut'>) {
  const { t } = useTranslation()
  return (
    <Banner kind="warn" title={t('purchases.start.leftOut.title')}>
      <ul className="left-out">
        {leftOut.map(({ uuid, text, href }) => (
          <li key={uuid}>
            {text}{' '}
            {href && (
              <Anchor className="link" href={href}>
                {t('purchases.start.leftOut.see')}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
