import { ExperienceCards } from '#features/catalogue/ui/experience-cards.tsx'
import { PageCrumbs } from '#features/catalogue/ui/page-crumbs.tsx'
import type { OffSeasonView } from '#features/shop-window/server/lists/describe-off-season.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { ChipLink } from '#platform/ui/forms/chip.tsx'
import { Picture } from '#platform/ui/picture.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

type Props = { view: OffSeasonView; base: { label: string; href: string } }

/** A festive category while its campaign is off: when it comes back, and what can be given until then. */
export function OutOfSeason({ view, base }: Props) {
  const { title, about, eyebrow, back, photo, giftCards, meanwhile, others } = view
  const { promotions } = useFrame()
  return (
    <div className="wrap page">
      <PageCrumbs steps={[base, { label: title }]} />
      <div className="campaign wide-btns">
        <div className="txt">
          <p className="eyebrow">{eyebrow}</p>
          <h1>{title}</h1>
          <p>
            {about} <strong>{back}</strong>
          </p>
          <ButtonLink href={giftCards.href} variant="light">
            {giftCards.label}
          </ButtonLink>
        </div>
        <Picture {...photo} sizes="(min-width: 761px) 54vw, 100vw" priority />
      </div>
      {meanwhile.cards.length > 0 && (
        <section className="alternatives line-top mt-64" aria-labelledby="meanwhile">
          <div className="between">
            <h2 className="text-22 mb-24" id="meanwhile">
              {meanwhile.title}
            </h2>
            <Anchor className="link" href={meanwhile.more.href}>
              {meanwhile.more.label}
            </Anchor>
          </div>
          <ExperienceCards cards={meanwhile.cards} />
        </section>
      )}
      <nav className="nearby" aria-labelledby="open-now">
        <h2 id="open-now">{others.label}</h2>
        <div className="chips mt-24">
          {promotions.map(({ key, title: name, uri }) => (
            <ChipLink key={key} href={uri}>
              {name}
            </ChipLink>
          ))}
        </div>
      </nav>
    </div>
  )
}
