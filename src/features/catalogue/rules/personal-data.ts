import type { PersonalData } from '#platform/rules/personal-data.ts'

export const catalogueData = {
  kept: {
    reviews: {
      tables: ['reviews', 'review_submissions', 'review_pictures'],
      terms: { unread: { days: 90 }, rejected: { days: 180 } },
    },
    refusals: { tables: ['invitation_refusals'], terms: {}, until: 'asked for' },
  },
  impersonal: [
    ...[
      'amenities',
      'board_types',
      'images',
      'location_translations',
      'locations',
      'tag_parents',
      'tag_translations',
      'tags',
    ],
    ...[
      'spa_facilities',
      'spa_images',
      'spa_resources',
      'spa_schedule_exceptions',
      'spa_schedules',
      'spa_translations',
    ],
    ...[
      'spas',
      'service_booking_rules',
      'service_images',
      'service_needs',
      'service_tags',
      'service_translations',
      'services',
    ],
    ...['offers', 'price_history', 'resource_claims', 'resource_places', 'getaway_amenities', 'getaway_board_types'],
    ...['getaway_images', 'getaway_services', 'getaway_translations', 'getaways', 'hotel_board_prices', 'hotel_images'],
    ...['hotel_nights', 'hotel_periods', 'hotel_rate_penalties', 'hotel_rate_plans', 'hotel_rooms', 'hotels'],
  ],
} as const satisfies PersonalData

declare module '#platform/rules/personal-data.ts' {
  interface KeptData extends Readonly<typeof catalogueData.kept> {}
}
