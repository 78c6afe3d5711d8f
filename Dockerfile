# One image for web, worker and the commands that prepare them; what runs is the command.
# docker build --build-arg APP_URL=https://stories.example.com --tag talewick .
FROM node:24.21.0-bookworm-slim AS base
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1

FROM base AS build
# The packages have a layer of their own, which a change of the sources leaves alone.
COPY package.json package-lock.json .npmrc ./
COPY scripts/ensure-dependencies.mjs scripts/
RUN node scripts/ensure-dependencies.mjs
COPY . .
# Static pages carry the public address.
ARG APP_URL
RUN npm run build && rm -rf .next/cache && npm prune --omit=dev

FROM base
# As scripts/local/process-launch.ts has them.
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    FILES_DIR=/files \
    MALLOC_ARENA_MAX=1 \
    MALLOC_TRIM_THRESHOLD_=8388608 \
    MALLOC_MMAP_THRESHOLD_=8388608
# Everything belongs to root and nobody else may write it; a volume mounted at /files takes over who owns it.
RUN mkdir /files && chown node:node /files
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/assets ./assets
COPY --from=build /app/prisma/migrations ./prisma/migrations
COPY --from=build /app/public ./public
COPY --from=build /app/.next ./.next
COPY --from=build /app/dist ./dist
# By number, so that a cluster can see that it isn't root: `node` of the image.
USER 1000:1000
VOLUME /files
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=384", "dist/web.mjs"]
