import { asc, isNotNull } from 'drizzle-orm'
import { images } from '#features/catalogue/server/schema/catalogue.ts'
import { getawayImages, hotelImages, hotelRooms } from '#features/catalogue/server/schema/getaways.ts'
import { serviceImages } from '#features/catalogue/server/schema/services.ts'
import { spaImages } from '#features/catalogue/server/schema/spas.ts'
import type { Image, ImageRelation } from '#platform/pictures/image.ts'
import type { Database } from '#platform/server/db/client.ts'

export type Pictures = {
  spas: Map<string, Image[]>
  services: Map<string, Image[]>
  hotels: Map<string, Image[]>
  getaways: Map<string, Image[]>
  rooms: Map<string, Image[]>
}

/** The library is small and shared: every owner points to the same image objects. */
export async function loadPictures(db: Database): Promise<Pictures> {
  const library = new Map((await db.select().from(images)).map((row) => [row.uuid, row]))
  const made = new Map<string, Image>()
  const imageOf = (uuid: string, rel: ImageRelation): Image => {
    const known = made.get(uuid + rel)
    if (known) return known
    const row = library.get(uuid)
    if (!row) throw new Error(`No image ${uuid}`)
    const image = { uuid, rel, file: row.file, alt: row.alt, blur: row.blur }
    made.set(uuid + rel, image)
    return image
  }
  const byOwner = (rows: { owner: string; uuid: string; rel?: string }[]) => {
    const owners = new Map<string, Image[]>()
    for (const { owner, uuid, rel } of rows) {
      const list = owners.get(owner) ?? []
      list.push(imageOf(uuid, (rel as ImageRelation | undefined) ?? 'images'))
      owners.set(owner, list)
    }
    return owners
  }
  return {
    spas: byOwner(
      await db
        .select({ owner: spaImages.spaUuid, uuid: spaImages.imageUuid })
        .from(spaImages)
        .orderBy(asc(spaImages.position)),
    ),
    services: byOwner(
      await db
        .select({ owner: serviceImages.serviceUuid, uuid: serviceImages.imageUuid })
        .from(serviceImages)
        .orderBy(asc(serviceImages.position)),
    ),
    hotels: byOwner(
      await db
        .select({ owner: hotelImages.hotelUuid, uuid: hotelImages.imageUuid, rel: hotelImages.rel })
        .from(hotelImages)
        .orderBy(asc(hotelImages.position)),
    ),
    getaways: byOwner(
      await db
        .select({ owner: getawayImages.getawayUuid, uuid: getawayImages.imageUuid })
        .from(getawayImages)
        .orderBy(asc(getawayImages.position)),
    ),
    rooms: byOwner(
      (
        await db
          .select({ owner: hotelRooms.uuid, uuid: hotelRooms.imageUuid })
          .from(hotelRooms)
          .where(isNotNull(hotelRooms.imageUuid))
      ).map(({ owner, uuid }) => ({ owner, uuid: uuid as string, rel: 'room' })),
    ),
  }
}
