/** What 3-D Secure asks of a browser that it can say only itself. */
export const browserFacts = () => ({
  language: navigator.language,
  colorDepth: listedDepth(screen.colorDepth),
  screenHeight: String(screen.height),
  screenWidth: String(screen.width),
  timeZoneOffset: String(new Date().getTimezoneOffset()),
  hasJava: false,
})

/** EMV knows these alone; a screen with another, such as 30 bits, is told as the next lower one. */
const listed = [48, 32, 24, 16, 15, 8, 4, 1]

export const listedDepth = (bits: number) => String(listed.find((depth) => depth <= bits) ?? 1)
