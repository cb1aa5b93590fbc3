import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { denyImports } from 'vite-env-only'
import { messageChunks } from './scripts/message-chunks.ts'

/** A page is about ten files instead of thirty: they compress better together, and change at different times. */
const groups = [
  { name: 'framework', test: /[\\/]node_modules[\\/]/ },
  { name: 'site', test: /[\\/]app[\\/](root|shell|layouts)/ },
  { name: 'parts', test: /[\\/]app[\\/](ui(?![\\/]map)|seo|pages[\\/]catalogue)[\\/]/, minShareCount: 3 },
]

export default defineConfig({
  plugins: [
    tailwindcss(),
    process.env.VITEST ? [] : reactRouter(),
    messageChunks(),
    // The build fails where server code would reach the browser.
    denyImports({ client: { files: ['**/server/**', '**/providers/**'] } }),
  ],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // The Hono app is the server's entry: it mounts React Router's handler.
    ssr: { build: { rollupOptions: { input: './server/http/app.ts' } } },
  },
  optimizeDeps: { include: ['react-router/dom'] },
  server: { host: true },
})
