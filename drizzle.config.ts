import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/**/server/schema/*.ts', './src/**/server/schema.ts', './src/platform/server/db/schema/*.ts'],
  out: './src/platform/server/db/migrations',
})
