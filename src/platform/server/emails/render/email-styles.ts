import { raw } from 'hono/html'

/** Our own fonts where the reader has them; Georgia and Arial carry the e-mail. */
export const serif =
  'font-family:Newsreader,Georgia,Times New Roman,serif;font-weight:400;color:#1f2b2a;letter-spacing:-.01em'
export const fonts = 'font-family:Figtree,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'

/** A name without a space breaks before it widens the e-mail. The second is for programs that don't know the first. */
export const breaking = 'overflow-wrap:anywhere;word-break:break-word'

/** Only what inline styles can't: a narrow screen. */
export const styleSheet = raw(`<style>
:root{color-scheme:light only;supported-color-schemes:light only}
body{margin:0}a{color:#12575a}
@media(max-width:640px){.in{padding-left:24px!important;padding-right:24px!important}.h1{font-size:34px!important;line-height:38px!important}.btn{width:100%!important}.btn a{display:block!important}.half{display:block!important;width:100%!important;box-sizing:border-box!important;padding:0 0 14px!important}}
</style>`)
