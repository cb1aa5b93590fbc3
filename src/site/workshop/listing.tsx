import { Listing } from '#features/search/ui/listing/listing.tsx'
import { sampleListing } from './sample-listing.ts'
import { Section } from './section.tsx'

export function ListingSections() {
  return (
    <Section
      title="Listado"
      note="Un formulario y enlaces: funciona sin JavaScript. En el móvil los filtros son una hoja."
    >
      <Listing found={{ listing: sampleListing, map: null }} ownKind="spas" />
    </Section>
  )
}
