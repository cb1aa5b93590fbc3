import { defineFeature } from '#platform/server/define-feature.ts'
import { defineJob } from '#platform/server/jobs/define-job.ts'
import { catalogueData } from './rules/personal-data.ts'
import { listLocations } from './server/api/list-locations.ts'
import { servePictures } from './server/pictures/serve-pictures.ts'
import { recordPrices } from './server/services/record-prices.ts'

/**
 * What there is: places, spas, services with their offers and prices, hotels and getaways, pictures, reviews. It is read into
 * one snapshot in memory (`server/snapshot.ts`), of which every process learns when the database changes (`server/store.ts`).
 * `rules/prices/` says what a party pays, `server/landings.ts` which page has which address. The pages that show it are the
 * shop window's.
 */
export const catalogue = defineFeature({
  name: 'catalogue',
  personalData: catalogueData,
  api: [{ name: 'locations', calls: (services) => [listLocations(services)] }],
  pictures: { '/pictures/:width/:file': ({ log }, folders) => servePictures(folders, log) },
  // Just after midnight, when offers begin and end.
  jobs: [defineJob({ name: 'record-prices', schedule: '2 0 * * *', run: recordPrices })],
})
