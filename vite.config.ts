import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { denyImports } from 'vite-env-only'

export default defineConfig({
  plugins: [
    tailwindcss(),
    process.env.VITEST ? [] : reactRouter(),
    // The build fails where server code would reach the browser.
    denyImports({ client: { files: ['**/server/**', '**/providers/**'] } }),
  ],
  // The Hono app is the server's entry: it mounts React Router's handler.
  environments: { ssr: { build: { rollupOptions: { input: './server/http/app.ts' } } } },
  optimizeDeps: { include: ['i18next', 'react-i18next', 'react-router/dom'] },
  server: { host: true },
})
