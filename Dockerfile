# docker build --build-arg APP_URL=https://stories.example.com -t talewick .
FROM node:24.21.0-slim AS build
WORKDIR /app
# Dependencies first: they change less often than the sources. The same steps as `npm start` and `npm test` take.
COPY package.json package-lock.json .npmrc prisma.config.ts ./
COPY scripts/ensure-dependencies.mjs scripts/
COPY scripts/prisma scripts/prisma
COPY prisma/schema prisma/schema
RUN node --eval "import('./scripts/ensure-dependencies.mjs').then((m) => m.ensureDependencies())"
COPY . .
# Static pages carry the public address.
ARG APP_URL
RUN npm run build && npm prune --omit=dev --ignore-scripts && rm -rf .next/cache

FROM node:24.21.0-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 FILES_DIR=/files \
    MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /app
COPY --from=build /app/package.json /app/next.config.ts ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/.next .next
COPY --from=build /app/dist dist
COPY --from=build /app/public public
COPY --from=build /app/assets assets
COPY --from=build /app/prisma/migrations prisma/migrations
# Nothing in the image belongs to who runs it; a volume at /files takes its owner from here.
RUN mkdir /files && chown node:node /files
USER node
VOLUME /files
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/web.mjs"]
