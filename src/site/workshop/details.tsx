import { Panel } from '#platform/ui/cards/panel.tsx'
import { RatingBars } from '#platform/ui/cards/rating-bars.tsx'
import { ReviewCard } from '#platform/ui/cards/review-card.tsx'
import { Facts } from '#platform/ui/facts.tsx'
import { Gallery } from '#platform/ui/gallery.tsx'
import { OpeningHours } from '#platform/ui/opening-hours.tsx'
import { Steps } from '#platform/ui/steps.tsx'
import { Ticks } from '#platform/ui/ticks.tsx'
import { cabana, candles, daybeds, oils, petals, sauna, thermal } from './samples.ts'
import { WorkshopSection } from './section.tsx'

export function DetailSections() {
  return (
    <>
      <WorkshopSection title="Galería" note="En el móvil, una fila a todo el ancho con contador.">
        <Gallery
          photos={[thermal, sauna, candles, daybeds, oils, petals, cabana]}
          labels={{
            all: 'Ver las 7 fotos',
            viewer: 'Fotos',
            close: 'Cerrar',
            previous: 'Foto anterior',
            next: 'Foto siguiente',
            count: (at) => `Foto ${at} de 7`,
          }}
        />
      </WorkshopSection>
      <WorkshopSection title="Datos, lista y pasos">
        <Facts
          facts={[
            { icon: 'clock', text: 'Abierto hoy hasta las 21:00' },
            { icon: 'ticket-check', text: 'Bono válido 12 meses' },
            { icon: 'parking', text: 'Parking gratuito' },
          ]}
        />
        <hr className="rule" />
        <Ticks
          columns
          items={['Circuito termal de 60 minutos', 'Exfoliación con sal marina', 'Albornoz, toalla y chanclas']}
        />
        <hr className="rule" />
        <Steps
          steps={[
            { title: 'Elige una experiencia', text: 'Busca por destino, tratamiento o fecha.' },
            { title: 'Compra en dos minutos', text: 'Sin crear una cuenta.' },
            { title: 'Reserva cuando quieras', text: 'Llama o escribe al spa con tu referencia.' },
          ]}
        />
      </WorkshopSection>
      <WorkshopSection title="Opiniones">
        <div className="rev-top grid items-center gap-64">
          <div className="score aligned gap-16 nowrap">
            <span className="serif">4,8</span>
            <div className="small muted">213 opiniones</div>
          </div>
          <RatingBars
            bars={[
              { label: 'Ambiente', value: '4,9', score: 4.9 },
              { label: 'Servicio', value: '4,8', score: 4.8 },
              { label: 'Calidad-precio', value: '4,5', score: 4.5 },
            ]}
          />
        </div>
        <div className="cards-grid g2 mt-40">
          <ReviewCard
            author="Carmen Ruiz"
            when="Visitó el spa en octubre de 2026"
            rating={{ value: '5,0', label: '5,0 de 5' }}
            text="La piscina con la luz de la tarde es otra cosa. El masaje, con la fuerza justa."
            verified="Visita verificada"
          />
          <ReviewCard
            author="Ana Belén"
            when="Noviembre de 2026"
            rating={{ value: '4,8', label: '4,8 de 5' }}
            text="Fuimos con un bono regalo de mis hermanas. Volvería solo por la sala de descanso."
            unverified="Opinión sin verificar"
          />
        </div>
      </WorkshopSection>
      <WorkshopSection title="Horario">
        <Panel>
          <OpeningHours
            caption="Horario del spa"
            days={[
              { name: 'Viernes', hours: 'de 10:00 a 21:00' },
              { name: 'Sábado', hours: 'de 9:00 a 21:00', today: 'hoy' },
              { name: 'Domingo', hours: 'de 9:00 a 15:00' },
            ]}
          />
        </Panel>
      </WorkshopSection>
    </>
  )
}
