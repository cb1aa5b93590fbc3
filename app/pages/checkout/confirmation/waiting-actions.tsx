import { useLocation } from 'react-router'
import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { pathOf } from '#i18n/paths.ts'

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
