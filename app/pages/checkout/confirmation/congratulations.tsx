import { Trans, useTranslation } from '#app/i18n.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Badge } from '#app/ui/cards/badge.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { ConfirmationView } from '#server/purchases/steps/describe-confirmation.ts'

type Done = Extract<ConfirmationView, { kind: 'done' }>

/** Spec 2.9: congratulations, by name, and the voucher to download. */
export function Congratulations({ view }: { view: Done }) {
  const { t } = useTranslation()
  const { vouchers, manageHref } = view
  const [first, ...others] = vouchers
  return (
    <div className="thanks">
      <div className="wrap thanks-grid">
        <div className="stack-lg">
          {vouchers.every(({ isCancelled }) => isCancelled) ? <Cancelled /> : <Good view={view} />}
          <div className="row">
            {vouchers.map(
              ({ reference, fileHref }, place) =>
                fileHref && (
                  <ButtonLink
                    key={reference}
                    icon="download"
                    href={fileHref}
                    variant={place === 0 ? 'primary' : 'secondary'}
                  >
                    {vouchers.length > 1
                      ? t('purchases.confirmation.done.downloadNumber', { number: place + 1 })
                      : t('purchases.confirmation.done.download')}
                  </ButtonLink>
                ),
            )}
            <ButtonLink variant="ghost" href={(others.length === 0 && first?.giftHref) || manageHref}>
              {t('purchases.confirmation.done.manage')}
            </ButtonLink>
          </div>
          {vouchers.some(({ fileHref }) => fileHref) && (
            <p className="small muted">{t('purchases.confirmation.done.pdf')}</p>
          )}
        </div>
        <div className="stack-lg">
          {vouchers.map((voucher) => (
            <MiniVoucher key={voucher.reference} voucher={voucher} isAlone={others.length === 0} />
          ))}
        </div>
      </div>
    </div>
  )
}

function Good({ view }: { view: Done }) {
  const { t } = useTranslation()
  return (
    <>
      <Badge kind="teal" icon="check">
        {t('purchases.confirmation.done.badge')}
      </Badge>
      <h1>{t('purchases.confirmation.done.title', { name: view.name })}</h1>
      <Message view={view} />
    </>
  )
}

/** Whoever comes back by an old e-mail. */
function Cancelled() {
  const { t } = useTranslation()
  return (
    <>
      <h1>{t('purchases.confirmation.done.cancelledTitle')}</h1>
      <p className="lead">{t('purchases.confirmation.done.cancelledText')}</p>
    </>
  )
}

function Message({ view: { vouchers, gift, email } }: { view: Done }) {
  const { t } = useTranslation()
  const components = { email: <b /> }
  return (
    <>
      <p className="lead">
        {gift ? (
          <Trans
            i18nKey="purchases.confirmation.done.gift"
            values={{ name: gift.name, email }}
            components={components}
          />
        ) : (
          <Trans
            i18nKey={vouchers.length > 1 ? 'purchases.confirmation.done.several' : 'purchases.confirmation.done.self'}
            values={{ email }}
            components={components}
          />
        )}
      </p>
      {gift?.isMailed && (
        <p>
          {gift.day
            ? t('purchases.confirmation.done.giftLater', { name: gift.name, day: gift.day })
            : t('purchases.confirmation.done.giftNow', { name: gift.name })}
        </p>
      )}
      {gift?.day && vouchers.some(({ giftHref }) => giftHref) && (
        <p>{t('purchases.confirmation.done.giftYours', { name: gift.name })}</p>
      )}
    </>
  )
}

function MiniVoucher({ voucher, isAlone }: { voucher: Done['vouchers'][number]; isAlone: boolean }) {
  const { t } = useTranslation()
  const { photo, isGift, beneficiary, name, place, reference, until, isCancelled, giftHref } = voucher
  return (
    <div className="mini-voucher">
      <Picture {...photo} alt="" sizes="(min-width: 1001px) 440px, 100vw" />
      <div className="in">
        <span className="small muted">
          {t(isGift ? 'purchases.confirmation.done.giftFor' : 'purchases.confirmation.done.voucherFor', {
            name: beneficiary,
          })}
        </span>
        <b className="serif">{name}</b>
        <span>{place}</span>
        {isCancelled && (
          <div>
            <Badge kind="mute">{t('purchases.confirmation.done.cancelled')}</Badge>
          </div>
        )}
        <dl className="mv-row">
          <div>
            <dt className="small muted">{t('purchases.confirmation.done.reference')}</dt>
            <dd>
              <b>{reference}</b>
            </dd>
          </div>
          <div>
            <dt className="small muted">{t('purchases.confirmation.done.until')}</dt>
            <dd>
              <b>{until}</b>
            </dd>
          </div>
        </dl>
        {giftHref && !isCancelled && !isAlone && (
          <a className="link" href={giftHref}>
            {t('purchases.confirmation.done.manageGift')}
          </a>
        )}
      </div>
    </div>
  )
}
