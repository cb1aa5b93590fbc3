/** Whether an address is the shop's own: no server is asked, and no browser led, to any other. */
export function makeIsShops(shop: string) {
  const { origin } = new URL(shop)
  return (url: string) => URL.canParse(url) && new URL(url).origin === origin
}
