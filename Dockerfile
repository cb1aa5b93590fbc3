# The site for an external PostgreSQL. compose.yaml starts both; docs/operations.md says what to set.
FROM node:24-slim AS build
WORKDIR /calmaria
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-slim
ENV NODE_ENV=production MALLOC_ARENA_MAX=1
WORKDIR /calmaria
COPY --from=build --chown=node:node /calmaria ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself, so that it hears when it is told to stop. The flags are those of `npm start`.
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=20", "build/server/start.js"]
