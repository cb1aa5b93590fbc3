import type { CardTheme } from '#features/gift-cards/rules/card-themes.ts'
import { GiftCardFace } from '#features/gift-cards/ui/gift-card-face.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { ExperienceCard } from '#platform/ui/cards/experience-card.tsx'
import { Tile } from '#platform/ui/cards/tile.tsx'
import { Picture } from '#platform/ui/picture.tsx'
import { candles, giftBox, offerCard, petals, plainCard, sauna } from './samples.ts'
import { WorkshopSection } from './section.tsx'

export function CardSections() {
  return (
    <>
      <WorkshopSection
        title="Tarjetas"
        note="Foto, nombre, lugar, precio y nota. Nada más. La oferta añade su precio más bajo en 30 días."
      >
        <div className="cards-grid g3">
          <ExperienceCard {...plainCard} />
          <ExperienceCard {...offerCard} />
        </div>
      </WorkshopSection>
      <WorkshopSection title="Momentos">
        <div className="moments grid rail">
          <Tile href="/" photo={petals} title="Spa en pareja" note="Para celebrar que estáis juntos" />
          <Tile href="/" photo={candles} title="Spa y masaje" />
          <Tile href="/" photo={sauna} title="Para él" />
        </div>
      </WorkshopSection>
      <WorkshopSection title="Campañas" note="La misma pieza con otro color, foto y fechas.">
        <div className="campaign xmas wide-btns">
          <div className="txt">
            <p className="eyebrow">Navidad en Calmaria</p>
            <h2>Bajo el árbol, un rato de paz</h2>
            <p>Llega al correo en un minuto, también el 24 a medianoche. Cambios hasta el 20 de enero.</p>
            <ButtonLink variant="light" href="/">
              Ver regalos de Navidad
            </ButtonLink>
          </div>
          <Picture {...giftBox} sizes="(min-width: 761px) 50vw, 100vw" />
        </div>
      </WorkshopSection>
      <WorkshopSection title="Tarjetas regalo" note="Cinco diseños fijos: foto, título, nombres e importe.">
        <div className="cards-grid g2">
          {giftCards.map(({ theme, title, amount }) => (
            <GiftCardFace key={theme} theme={theme} brand="Calmaria" title={title} amount={amount}>
              Para <b>Elena</b>
              <br />
              De parte de Marta
            </GiftCardFace>
          ))}
        </div>
      </WorkshopSection>
    </>
  )
}

const giftCards: { theme: CardTheme; title: string; amount: string }[] = [
  { theme: 'water', title: 'Un respiro para ti', amount: '75\u00a0€' },
  { theme: 'petals', title: 'Para los dos', amount: '120\u00a0€' },
  { theme: 'gift', title: 'Felices días de calma', amount: '50\u00a0€' },
  { theme: 'zen', title: 'Gracias por tanto', amount: '30\u00a0€' },
  { theme: 'oils', title: 'Hoy te toca cuidarte', amount: '100\u00a0€' },
]
