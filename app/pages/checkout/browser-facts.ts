/** What 3-D Secure asks of a browser that it can say only itself. */
export const browserFacts = () => ({
  language: navigator.language,
  colorDepth: String(screen.colorDepth),
  screenHeight: String(screen.height),
  screenWidth: String(screen.width),
  timeZoneOffset: String(new Date().getTimezoneOffset()),
  hasJava: false,
})
