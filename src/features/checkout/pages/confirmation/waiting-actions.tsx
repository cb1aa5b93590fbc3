import { useLocation } from 'react-router'
import { pathOf } from '#platform/pages/paths.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

/**
 * Whoever waits in vain: the methods, which say whether another may be chosen yet, and somebody who helps. What is paid
 * already can't be left.
 */
export function WaitingActions({ locator, canLeave }: { locator: string; canLeave: boolean }) {
  const { t } = useTranslation()
  const { site, language } = useFrame()
  const payHref = useLocation().pathname.replace(/confirmation\/$/, 'checkout/payment/')
  const said = { email: site.supportEmail, locator }
  return (
    <>
      <p className="small soft">
        {canLeave ? t('purchases.confirmation.waiting.help', said) : t('purchases.confirmation.waiting.write', said)}
      </p>
      <div className="row">
        {canLeave && (
          // A document of its own: only there the policy lets the card's form in.
          <a href={payHref} className="btn btn-ghost">
            {t('purchases.payment.under.abandon')}
          </a>
        )}
        <ButtonLink href={pathOf('contact', language)} variant="ghost">
          {t('purchases.confirmation.contact')}
        </ButtonLink>
      </div>
    </>
  )
}
