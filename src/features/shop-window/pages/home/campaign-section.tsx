import { leadCampaignDays, type Theme, themeCategory } from '#features/shop-window/rules/theme.ts'
import type { HomeView } from '#features/shop-window/server/describe-home.ts'
import { dayFormats } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { pathOf, sectionPath } from '#platform/pages/paths.ts'
import type { Day } from '#platform/time/dates.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Badge } from '#platform/ui/cards/badge.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { type Photo, Picture } from '#platform/ui/picture.tsx'
import { type PromoKey, promoPhotos } from './photos.ts'

type Props = { theme: Theme; photo: Photo; home: HomeView; frame: PageFrame }

/** Promotions of the day: a large banner and two or three small ones. */
export function CampaignSection(props: Props) {
  if (!props.frame.features.promotions) return null
  return (
    <section className="section" id="campaign">
      <div className="wrap">
        <CampaignBanner {...props} />
        <PromoTiles {...props} />
      </div>
    </section>
  )
}

function PromoTiles({ theme, home, frame }: Omit<Props, 'photo'>) {
  const { t } = useTranslation()
  const promos = promosOf[theme].flatMap((key) => {
    const href = promoHref(key, frame, home)
    return href ? [{ key, href }] : []
  })
  return (
    <div className="promos grid mt-16">
      {promos.map(({ key, href }) => (
        <Anchor className="promo" key={key} href={href}>
          <div className="txt column">
            <h3>{t(`home.promos.${key}.title`)}</h3>
            <p className="soft mid">
              {key === 'offers'
                ? home.offers && t('home.promos.offers.text', home.offers.words)
                : t(`home.promos.${key}.text`)}
            </p>
            <Icon name="arrow-right" />
          </div>
          <Picture file={promoPhotos[key]} alt="" sizes="(min-width: 761px) 320px, 50vw" />
        </Anchor>
      ))}
    </div>
  )
}

/** The campaign of the day, or what suits the season outside of every window. */
function CampaignBanner({ theme, photo, home, frame }: Props) {
  const { t } = useTranslation()
  const category = home.promotions.find(({ key }) => key === themeCategory[theme])
  const days = leadCampaignDays(frame.day)
  return (
    <div className={classNames('campaign wide-btns', ground[theme])}>
      <div className="txt">
        <p className="eyebrow">{t(`home.banners.${theme}.eyebrow`, { brand: frame.site.brand })}</p>
        <h2>{t(`home.banners.${theme}.title`)}</h2>
        <p>{t(`home.banners.${theme}.body`)}</p>
        <ButtonLink href={category?.href ?? sectionPath('promotions', frame.language)} variant="light">
          {t(`campaigns.actions.${theme}`)}
        </ButtonLink>
        <p className="until">
          {category && <span>{t('catalogue.serviceCount', { count: category.count })}</span>}
          {days && <span>{t('home.banner.days', withoutYear(days, frame.language))}</span>}
        </p>
      </div>
      <Picture {...photo} sizes="(min-width: 761px) 54vw, 100vw">
        {theme === 'blackFriday' && category?.off && (
          <Badge kind="off">{t('home.banner.upTo', { off: category.off })}</Badge>
        )}
      </Picture>
    </div>
  )
}

/** Teal where nothing is said. */
const ground: Partial<Record<Theme, 'xmas' | 'sage'>> = {
  christmas: 'xmas',
  threeKings: 'xmas',
  mothersDay: 'sage',
  teacherGift: 'sage',
  dayPass: 'sage',
}

/** '25 de noviembre' and '2 de diciembre', or '4' and '31 de diciembre': a campaign comes back every year. */
function withoutYear({ first, last }: { first: Day; last: Day }, language: Language) {
  const dayAndMonth = (day: Day) => dayFormats.long(day, language).replace(/ de \d+$/, '')
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  return { first: isOneMonth ? Number(first.slice(8)) : dayAndMonth(first), last: dayAndMonth(last) }
}

/**
 * The smaller banners below a theme's own. Company gifts are always active (spec 9), so they close every row; Christmas
 * has three without what is discounted.
 */
export const promosOf: Record<Theme, PromoKey[]> = {
  blackFriday: ['offers', 'giftCard', 'companyGift'],
  christmas: ['christmasCouple', 'christmasFood', 'companyGift'],
  threeKings: ['offers', 'nightAway', 'companyGift'],
  valentines: ['offers', 'nightAway', 'companyGift'],
  fathersDay: ['offers', 'giftCard', 'companyGift'],
  holyWeek: ['offers', 'nightAway', 'companyGift'],
  mothersDay: ['offers', 'breakfast', 'companyGift'],
  teacherGift: ['offers', 'giftCard', 'companyGift'],
  dayPass: ['offers', 'giftCard', 'companyGift'],
  summer: ['offers', 'nightAway', 'companyGift'],
  spaAndLunch: ['offers', 'dayPass', 'companyGift'],
  spaAndBrunch: ['offers', 'giftCard', 'companyGift'],
}

type Shown = Pick<HomeView, 'promotions' | 'offers'>

/** Null where the section is switched off, the category is not on show or nothing is discounted. */
function promoHref(promo: PromoKey, frame: PageFrame, { promotions, offers }: Shown): string | null {
  if (promo === 'offers') return offers?.href ?? null
  if (promo === 'giftCard') return pathOf('giftCards', frame.language)
  if (promo === 'nightAway') return frame.features.packages ? sectionPath('getaways', frame.language) : null
  return promotions.find(({ key }) => key === categoryOf[promo])?.href ?? null
}

const categoryOf = {
  companyGift: 'company-gifts',
  dayPass: 'day-pass',
  christmasCouple: 'couples-spa',
  christmasFood: 'spa-and-food',
  breakfast: 'spa-and-food',
} as const
