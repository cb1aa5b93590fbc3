import { defineFeature } from '#platform/server/define-feature.ts'
import { searchData } from './rules/personal-data.ts'
import { suggestions } from './server/api/suggest.ts'

/**
 * What a question means and what answers it: words, filters, sorts, suggestions (`rules/words/`, `server/listing/`,
 * `server/suggestions/`), free hours and priced nights (`server/hours/`, `server/stays/`), and the finder (`ui/finder/`). All
 * of it is answered from memory. Bookings and getaways keep the indexes of what is taken and free up to date.
 */
export const search = defineFeature({
  name: 'search',
  personalData: searchData,
  api: [{ name: 'search', calls: (services) => [suggestions(services)] }],
})
