import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { KeepLink } from '#features/vouchers/pages/manage/actions/action-modal.tsx'
import { type VoucherWriteRefused, WriteRefusedBanner } from '#features/vouchers/pages/manage/write-refused.tsx'
import {
  type ConversionDraft,
  type ConversionProblem,
  conversionForm,
  exchangeKinds,
} from '#features/vouchers/rules/conversion.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { AnswerBanner } from '#platform/ui/answer-banner.tsx'
import { Button } from '#platform/ui/button.tsx'
import { bindFields } from '#platform/ui/forms/bind-fields.ts'
import { Input } from '#platform/ui/forms/field.tsx'
import { Radio } from '#platform/ui/forms/radio.tsx'
import { useCheckedForm } from '#platform/ui/forms/use-checked-form.ts'
import { useFirstProblem } from '#platform/ui/forms/use-first-problem.ts'
import { mailto } from '#platform/ui/help/mailto.ts'
import { Trans, useTranslation } from '#platform/ui/loading/i18n.tsx'
import { LoadingOverlay } from '#platform/ui/overlays/loading-overlay.tsx'
import { ModalActions } from '#platform/ui/overlays/modal-actions.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import type { ConversionAnswer } from './convert-voucher.ts'

type Props = {
  action: 'convert' | 'exchange'
  view: { codeEmail: string; value: string | null }
  answer?: ConversionAnswer
}

/** Spec 4: confirm, then 'generating balance'. Where the code goes is written twice. */
export function ConversionForm({ action, view, answer }: Props) {
  const { t } = useTranslation()
  const isSending = useNavigation().formMethod === 'POST'
  const { names, problems: check } = conversionForm
  const { problems, onSubmit } = useCheckedForm<keyof ConversionDraft, ConversionProblem>(
    names,
    check,
    answer?.problems,
  )
  const form = useFirstProblem(problems)
  const { field } = bindFields(conversionForm, {
    // Written twice: a second one that is there already checks nothing.
    values: answer?.values ?? { email: view.codeEmail },
    problems,
    textOf: (problem) => t(`vouchers.conversion.problems.${problem}`),
  })
  const isWallet = action === 'convert'
  // The button that was pressed hides with its form; the answer takes the focus on.
  const waiting = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSending) waiting.current?.focus()
  }, [isSending])
  return (
    <>
      <LoadingOverlay
        ref={waiting}
        isLoading={isSending}
        label={t(isWallet ? 'vouchers.conversion.generating' : 'vouchers.conversion.generatingCard')}
      />
      {/* Hidden rather than gone, so that what was typed is there if something fails. */}
      <Form method="post" noValidate onSubmit={onSubmit} ref={form} className="stack action-body" hidden={isSending}>
        {answer?.refused && <ConversionFailed refused={answer.refused} />}
        <p className="soft">
          {view.value === null
            ? t(isWallet ? 'vouchers.conversion.convertGift' : 'vouchers.conversion.exchangeGift')
            : t(isWallet ? 'vouchers.conversion.convertText' : 'vouchers.conversion.exchangeText', {
                value: view.value,
              })}
        </p>
        {isWallet ? (
          <p className="small soft">{t('vouchers.conversion.walletLimits')}</p>
        ) : (
          <KindField kind={answer?.values.kind} />
        )}
        <h3 className="action-question">{t('vouchers.conversion.whereTo')}</h3>
        <Input {...field('email')} label={t('vouchers.conversion.email')} />
        <Input {...field('confirmEmail')} label={t('vouchers.conversion.confirmEmail')} />
        <p className="small soft">{t('vouchers.conversion.warning')}</p>
        <ModalActions>
          <KeepLink>{t('vouchers.conversion.keep')}</KeepLink>
          <Button type="submit">{t(`vouchers.conversion.${action}`)}</Button>
        </ModalActions>
      </Form>
    </>
  )
}

/** Spec 8: what failed is told, with the help address. */
function ConversionFailed({ refused }: { refused: VoucherWriteRefused }) {
  const { t } = useTranslation()
  const { site } = useFrame()
  if (refused.error !== 'not-saved') return <WriteRefusedBanner refused={refused} />
  return (
    <AnswerBanner answer={refused} kind="error" title={t('vouchers.conversion.failedTitle')}>
      <p>
        <Trans
          i18nKey="vouchers.conversion.failed"
          values={{ email: site.supportEmail }}
          components={{ email: <Anchor className="link" href={mailto(site.supportEmail)} /> }}
        />
      </p>
    </AnswerBanner>
  )
}

/** Decided: an expired voucher becomes balance or a gift card, as its holder chooses. */
function KindField({ kind = exchangeKinds[0] }: { kind?: string }) {
  const { t } = useTranslation()
  return (
    <fieldset>
      <legend className="sr">{t('vouchers.conversion.exchangeTitle')}</legend>
      {exchangeKinds.map((offered) => (
        <Radio key={offered} name="kind" value={offered} defaultChecked={offered === kind}>
          <b>{t(`vouchers.conversion.kinds.${offered}`)}</b>
          <small className="kind-note">{t(`vouchers.conversion.kindNotes.${offered}`)}</small>
        </Radio>
      ))}
    </fieldset>
  )
}
