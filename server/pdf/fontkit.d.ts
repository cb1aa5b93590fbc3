/** The package brings no types; this is what server/pdf/paper.ts uses of it. */
declare module 'fontkit' {
  /** pdfkit takes a font that has been read as well as the bytes of one. */
  export function create(font: Buffer): Buffer
}
