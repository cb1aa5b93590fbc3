import { Children, type ReactNode } from 'react'
import { offersPath } from '#features/catalogue/rules/offers-path.ts'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Logo } from '#platform/ui/logo.tsx'
import { FooterBottom } from './footer-bottom.tsx'
import { giftLinks, placeLinks, specialMomentLinks } from './footer-links.ts'

/** Spec 2.9, all its groups. */
export function Footer({ frame }: { frame: PageFrame }) {
  const { t } = useTranslation()
  const { language, site } = frame
  const to = (page: Parameters<typeof pathOf>[0]) => pathOf(page, language)
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="top grid gap-32">
          <div className="brand">
            <Logo href={to('home')} name={site.brand} label={t('shell.logo', { brand: site.brand })} />
            <p className="about">{t('shell.footer.about', site.figures)}</p>
          </div>
          <FooterGroup title={t('shell.footer.help')} isOpen>
            <Anchor href={to('contact')}>{t('shell.footer.contact')}</Anchor>
            <Anchor href={to('faq')}>{t('shell.footer.faq')}</Anchor>
            <Anchor href={to('manageVoucherLogin')}>{t('shell.manageVoucher')}</Anchor>
            <Anchor href={to('resendVouchers')}>{t('shell.footer.resendVouchers')}</Anchor>
            <Anchor href={to('refunds')}>{t('shell.footer.refunds')}</Anchor>
            <Anchor href={to('redeemGetaway')}>{t('shell.footer.redeemGetaway')}</Anchor>
            <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
          </FooterGroup>
          <FooterGroup title={t('shell.footer.locations')}>
            {placeLinks(frame).map(({ name, uri, type }) => (
              <Anchor key={uri} href={uri}>
                {type === 'country' ? t('shell.footer.allSpas') : name}
              </Anchor>
            ))}
          </FooterGroup>
          <FooterGroup title={t('shell.footer.occasions')}>
            {frame.features.promotions && <Anchor href={offersPath(language)}>{t('shell.footer.offers')}</Anchor>}
            {specialMomentLinks(frame).map(({ title, uri }) => (
              <Anchor key={uri} href={uri}>
                {title}
              </Anchor>
            ))}
          </FooterGroup>
          <FooterGroup title={t('shell.footer.specialGifts')}>
            {giftLinks(frame).map(({ key, uri }) => (
              <Anchor key={key} href={uri}>
                {t(`shell.gifts.${key}`)}
              </Anchor>
            ))}
          </FooterGroup>
          <FooterGroup title={site.brand}>
            <Anchor href={to('aboutUs')}>{t('shell.footer.aboutUs')}</Anchor>
            <Anchor href={to('areYouASpa')}>{t('shell.footer.areYouASpa')}</Anchor>
            <Anchor href={to('giftCards')}>{t('shell.footer.giftCards')}</Anchor>
            <Anchor href={to('giftCardBalance')}>{t('shell.footer.giftCardBalance')}</Anchor>
          </FooterGroup>
        </div>
        <FooterBottom frame={frame} />
      </div>
    </footer>
  )
}

/** Folded on a phone, always open on a desk (the style sheet sees to that). */
function FooterGroup({ title, isOpen, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  if (Children.count(children) === 0) return null
  return (
    <details className="col" open={isOpen}>
      <summary>
        <h2 className="footer-title">
          {title}
          <Icon name="chevron-down" className="turns" />
        </h2>
      </summary>
      <ul>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </details>
  )
}
