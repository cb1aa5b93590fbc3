import { Listing } from '#features/search/ui/listing/listing.tsx'
import { sampleListing } from './sample-listing.ts'
import { WorkshopSection } from './section.tsx'

export function ListingSections() {
  return (
    <WorkshopSection
      title="Listado"
      note="Un formulario y enlaces: funciona sin JavaScript. En el móvil los filtros son una hoja."
    >
      <Listing found={{ listing: sampleListing, map: null }} ownKind="spas" />
    </WorkshopSection>
  )
}
