/**
 * Spas of the demo catalogue that stand for the special cases an operator names in the settings. They are known here by
 * their uuids: a shop without the demo loads nothing of it.
 */
export const demoSettings = {
  /** Aguamadre Spa and Azahar Wellness: their Black Friday services are valid for 90 days. */
  blackFridaySpas: ['e46ee2d1-94de-5983-ba22-15d02430dfed', '915c1915-f4c9-5a82-b216-25de5162bd7e'],
  /** Baños de Aguere books on request only. */
  requestOnlySpa: 'baa5b665-95c4-5ab0-9cac-8a27eb2dba6c',
}
