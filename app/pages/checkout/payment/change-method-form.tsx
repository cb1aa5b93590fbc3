import { Form } from 'react-router'
import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { Button } from '#app/ui/button.tsx'

/** Whoever gets no further with the bank: another way to pay, or somebody who helps. */
export function ChangeMethodForm({ leaveHref }: { leaveHref: string }) {
  const { t } = useTranslation()
  const { site } = useFrame()
  return (
    <Form method="post" action={leaveHref} className="stack-sm mt-8">
      <p className="small muted">{t('purchases.bank.help', { email: site.supportEmail })}</p>
      <Button type="submit" name="intent" value="abandon" variant="ghost">
        {t('purchases.payment.under.abandon')}
      </Button>
    </Form>
  )
}
