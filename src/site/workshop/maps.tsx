import { useLoaderData } from 'react-router'
import { CatalogueCard } from '#features/catalogue/ui/experience-cards.tsx'
import { DestinationMap } from '#platform/ui/map/destination-map.tsx'
import { PinMap } from '#platform/ui/map/pin-map.tsx'
import { PlaceMap } from '#platform/ui/map/place-map.tsx'
import type { mapSamples } from './map-samples.ts'
import { WorkshopSection } from './section.tsx'

export function MapSections() {
  const { destinations, island, province, everything, places } = useLoaderData<ReturnType<typeof mapSamples>>()
  return (
    <>
      <WorkshopSection title="Mapa de destinos" note="Cuanto más oscuro, más spas. Cada región es un enlace.">
        <DestinationMap destinations={destinations} label="Spas por destino" />
      </WorkshopSection>
      <WorkshopSection
        title="Mapa de resultados"
        note="Donde los precios se taparían, un número; al acercar se separan."
      >
        <div className="cards-grid g2">
          {Object.entries({ Tenerife: island, Valencia: province, 'toda la lista': everything }).map(
            ([name, map]) =>
              map && (
                <PinMap
                  key={name}
                  map={map}
                  label={`Spas en el mapa: ${name}`}
                  renderCard={(pin) => <CatalogueCard key={pin.uuid} card={pin} heading="span" sizes="132px" />}
                />
              ),
          )}
        </div>
      </WorkshopSection>
      <WorkshopSection title="Dónde está">
        <div className="stack">
          {places.map((map) => (
            <PlaceMap key={map.name} map={map} label={`${map.name} en el mapa`} />
          ))}
        </div>
      </WorkshopSection>
    </>
  )
}
