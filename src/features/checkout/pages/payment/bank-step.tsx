import { useRef, useState } from 'react'
import { Form } from 'react-router'
import type { ChallengeView } from '#features/checkout/server/payments/attempts/describe-challenge.ts'
import { Banner } from '#platform/ui/banner.tsx'
import { Button } from '#platform/ui/button.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { useHasScript } from '#platform/ui/use-has-script.ts'
import { BankForm, DeviceStep, frameName, useSentForm } from './device-step.tsx'

type Props = { bank: ChallengeView; isAgain: boolean; leaveHref: string }

/** What the bank asks for: a look at the browser, a proof in its own page, or the way there. And the way out of it. */
export function BankStep({ bank, isAgain, leaveHref }: Props) {
  return (
    <>
      {isAgain && bank.requiredAction.kind === 'challenge' ? (
        <ChallengeAgain bank={bank} />
      ) : (
        <BankRequest bank={bank} />
      )}
      <ChangeMethodForm leaveHref={leaveHref} />
    </>
  )
}

function BankRequest({ bank }: { bank: ChallengeView }) {
  if (bank.requiredAction.kind === 'device') return <DeviceStep bank={bank} />
  return bank.requiredAction.kind === 'challenge' ? <Challenge bank={bank} /> : <WayThere bank={bank} />
}

function Challenge({ bank }: { bank: ChallengeView }) {
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

/**
 * The buyer may have answered there before, with the answer lost on its way: the bank's page would have nothing to say.
 * So it is opened only where they want it, with what else they can do below.
 */
function ChallengeAgain({ bank }: { bank: ChallengeView }) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [isOpened, setOpened] = useState(false)
  const isHidden = useHasScript() && !isOpened
  return (
    <div className="stack-lg" onSubmit={() => setOpened(true)}>
      <Banner kind="warn" title={t('purchases.bank.again.title')}>
        {t('purchases.bank.again.text')}
      </Banner>
      <BankForm bank={bank} target={frameName} formRef={form}>
        <Button type="submit" variant="secondary">
          {t('purchases.bank.again.open')}
        </Button>
      </BankForm>
      <iframe className="bank-frame" name={frameName} title={t('purchases.bank.frame')} hidden={isHidden} />
    </div>
  )
}

function WayThere({ bank }: { bank: ChallengeView }) {
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

/** Whoever gets no further with the bank: another way to pay, or somebody who helps. */
function ChangeMethodForm({ leaveHref }: { leaveHref: string }) {
  const { t } = useTranslation()
  const { site } = useFrame()
  return (
    <Form method="post" action={leaveHref} className="stack-sm mt-64">
      <p className="small muted">{t('purchases.bank.help', { email: site.supportEmail })}</p>
      <Button type="submit" name="intent" value="abandon" variant="ghost">
        {t('purchases.payment.under.abandon')}
      </Button>
    </Form>
  )
}
