import { writeFileSync } from 'node:fs'
import { test } from 'vitest'
import { createSiteApi } from '#site/server/api/create-site-api.ts'
import { voucherScene } from '#tests/a-voucher.ts'

const { services } = await voucherScene()
const api = createSiteApi(services, { onAnalyticsEvent: () => {} })
test('dump', async () => {
  const label = process.env.WIRE_LABEL ?? 'x'
  writeFileSync(
    `/tmp/t1/openapi-${label}.json`,
    JSON.stringify(await (await api.request('/openapi.json')).json(), null, 1),
  )
  writeFileSync(`/tmp/t1/docs-${label}.html`, await (await api.request('/docs/')).text())
})
