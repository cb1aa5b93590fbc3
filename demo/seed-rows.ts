import {
  resourceClaims,
  resourcePlaces,
  serviceBookingRules,
  serviceNeeds,
  spaResources,
  spaScheduleExceptions,
} from '#features/catalogue/server/schema/booking-resources.ts'
import {
  amenities,
  images,
  locations,
  locationTranslations,
  tagParents,
  tags,
  tagTranslations,
} from '#features/catalogue/server/schema/catalogue.ts'
import {
  boardTypes,
  getawayAmenities,
  getawayBoardTypes,
  getawayImages,
  getawayServices,
  getaways,
  getawayTranslations,
  hotelImages,
  hotelRooms,
  hotels,
} from '#features/catalogue/server/schema/getaways.ts'
import {
  hotelBoardPrices,
  hotelNights,
  hotelPeriods,
  hotelRatePenalties,
  hotelRatePlans,
} from '#features/catalogue/server/schema/hotel-rates.ts'
import { reviews } from '#features/catalogue/server/schema/reviews.ts'
import {
  offers,
  priceHistory,
  serviceImages,
  services,
  serviceTags,
  serviceTranslations,
} from '#features/catalogue/server/schema/services.ts'
import {
  spaFacilities,
  spaImages,
  spaSchedules,
  spas,
  spaTranslations,
} from '#features/catalogue/server/schema/spas.ts'
import { redirects } from '#platform/server/db/schema/site.ts'

/** Every table of the catalogue, those that others point at first. */
export const catalogueTables = {
  locations,
  locationTranslations,
  images,
  tags,
  tagParents,
  tagTranslations,
  amenities,
  spas,
  spaTranslations,
  spaSchedules,
  spaImages,
  spaFacilities,
  services,
  serviceTranslations,
  serviceImages,
  serviceTags,
  offers,
  priceHistory,
  spaResources,
  resourcePlaces,
  serviceBookingRules,
  serviceNeeds,
  spaScheduleExceptions,
  resourceClaims,
  hotels,
  hotelRooms,
  hotelImages,
  boardTypes,
  hotelBoardPrices,
  hotelRatePlans,
  hotelRatePenalties,
  hotelPeriods,
  hotelNights,
  getaways,
  getawayTranslations,
  getawayServices,
  getawayBoardTypes,
  getawayAmenities,
  getawayImages,
  reviews,
  redirects,
}

export type CatalogueTable = keyof typeof catalogueTables
export type SeedRow<Name extends CatalogueTable> = (typeof catalogueTables)[Name]['$inferInsert']
export type SeedRows = { [Name in CatalogueTable]: SeedRow<Name>[] }
