import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  // Without tests, which drizzle-kit can't read.
  schema: [
    './src/**/server/schema/!(*.test).ts',
    './src/**/server/schema.ts',
    './src/platform/server/db/schema/!(*.test).ts',
  ],
  out: './src/platform/server/db/migrations',
})
