import type { Language } from '#platform/i18n/languages.ts'
import { languagePrefix } from '#platform/pages/paths.ts'

/** Spec 7: the booking widget in a frame, at our own service as at any other. Other sites know the address, so it is a file. */
export const framePath = '/utbapis/utbinsert/load.php'

export const bookingFramePath = (language: Language) => languagePrefix(language) + framePath
