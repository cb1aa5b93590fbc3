/** The package brings no types; this is what scripts/make-fonts.ts uses of it. */
declare module 'subset-font' {
  type Range = { min: number; max: number }
  type Options = {
    targetFormat: 'woff2' | 'truetype'
    variationAxes?: Record<string, number | Range>
    keepFeatures?: string[]
    noHinting?: boolean
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
