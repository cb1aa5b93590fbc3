import '#features/checkout/ui/purchase.css'
import './showcase.css'
import type { LoaderFunctionArgs } from 'react-router'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { CardSections } from './cards.tsx'
import { ControlSections } from './controls.tsx'
import { DetailSections } from './details.tsx'
import { FeedbackSections } from './feedback.tsx'
import { FoundationSections } from './foundations.tsx'
import { ListingSections } from './listing.tsx'
import { LiveSections } from './live.tsx'
import { mapSamples } from './map-samples.ts'
import { MapSections } from './maps.tsx'
import { OverlaySections } from './overlays.tsx'
import { PurchaseSections } from './purchase.tsx'

export function loader({ url, context }: LoaderFunctionArgs) {
  return mapSamples(readerOf(context.get(servicesContext), url))
}

/** Every piece of the interface with its states, to look at before a change reaches a page. */
export default function Components() {
  return (
    <div className="wrap section-tight">
      <h1>Componentes</h1>
      <p className="lead mt-16">Las piezas de Calmaria, con sus estados.</p>
      <FoundationSections />
      <ControlSections />
      <CardSections />
      <ListingSections />
      <DetailSections />
      <MapSections />
      <PurchaseSections />
      <FeedbackSections />
      <OverlaySections />
      <LiveSections />
    </div>
  )
}
