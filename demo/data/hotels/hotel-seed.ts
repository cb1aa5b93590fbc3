import type { PerLanguage } from '#domain/site/languages.ts'

/** The hotel of a spa, which is named as in the lists of spas. */
export type HotelSeed = {
  spa: string
  description: PerLanguage<string>
  /** From the plainest, whose picture also stands for the hotel's rooms, to the best. */
  rooms: RoomSeed[]
}

/** `photo`: a picture of the library, without its ending. Rooms that stand together show different corners. */
export type RoomSeed = { type: string; name: PerLanguage<string>; details: PerLanguage<string>; photo: string }
