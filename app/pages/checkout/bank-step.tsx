import { useTranslation } from '#app/i18n.tsx'
import { Button } from '#app/ui/button.tsx'
import type { BankStepView } from '#server/payments/describe-bank-step.ts'
import { BankForm, frameName } from './bank-form.tsx'
import { DeviceStep } from './device-step.tsx'
import { OtherWay } from './other-way.tsx'
import { useSentForm } from './use-sent-form.ts'

type Props = { bank: BankStepView; leaveHref: string }

/** What the bank asks for: a look at the browser, a proof in its own page, or the way there. And the way out of it. */
export function BankStep({ bank, leaveHref }: Props) {
  return (
    <>
      <Asked bank={bank} />
      <OtherWay leaveHref={leaveHref} />
    </>
  )
}

function Asked({ bank }: { bank: BankStepView }) {
  if (bank.wanted.kind === 'device') return <DeviceStep bank={bank} />
  return bank.wanted.kind === 'challenge' ? <Challenge bank={bank} /> : <WayThere bank={bank} />
}

function Challenge({ bank }: { bank: BankStepView }) {
  const { t } = useTranslation()
  const form = useSentForm()
  return (
    <>
      <p className="soft">{t('purchases.bank.challengeText')}</p>
      <iframe className="bank-frame" name={frameName} title={t('purchases.bank.frame')} />
      <BankForm bank={bank} target={frameName} formRef={form}>
        <noscript>
          <Button type="submit">{t('purchases.bank.continue')}</Button>
        </noscript>
      </BankForm>
    </>
  )
}

function WayThere({ bank }: { bank: BankStepView }) {
  const { t } = useTranslation()
  const form = useSentForm({ leaves: true })
  return (
    <div className="stack">
      <p className="soft">{t('purchases.bank.formText', { method: bank.method })}</p>
      <BankForm bank={bank} formRef={form}>
        <Button type="submit">{t('purchases.bank.go', { method: bank.method })}</Button>
      </BankForm>
    </div>
  )
}
