import { type PictureWidth, pictureUrl } from '#platform/pictures/picture-url.ts'

/** What a page says to machines in the words of schema.org: plain data, for `pageMeta`. */
export type StructuredData = { [name: string]: Value }
type Value = string | number | boolean | null | undefined | Value[] | { [name: string]: Value }

const socialWidth: PictureWidth = 1280

/** Machines read the pages elsewhere: every address is whole. */
export const wholePicture = (publicUrl: string, file: string) => publicUrl + pictureUrl(file, socialWidth, 'jpg')

/** Schema.org writes money as people do, with a point. */
export const decimal = (cents: number) => (cents / 100).toFixed(2)
