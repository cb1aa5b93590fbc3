import { CardSections } from './cards.tsx'
import { ControlSections } from './controls.tsx'
import { DetailSections } from './details.tsx'
import { FeedbackSections } from './feedback.tsx'
import { FoundationSections } from './foundations.tsx'
import { LiveSections } from './live.tsx'
import { OverlaySections } from './overlays.tsx'
import { PurchaseSections } from './purchase.tsx'

/** Every piece of the interface with its states, to look at before a change reaches a page. */
export default function Components() {
  return (
    <div className="wrap section-tight">
      <h1>Componentes</h1>
      <p className="lead mt-2">Las piezas de Calmaria, con sus estados.</p>
      <FoundationSections />
      <ControlSections />
      <CardSections />
      <DetailSections />
      <PurchaseSections />
      <FeedbackSections />
      <OverlaySections />
      <LiveSections />
    </div>
  )
}
