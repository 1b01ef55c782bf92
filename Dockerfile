# Bearings in a container: docs/running.md says how to start it, and what to keep.
FROM node:24.21.0-bookworm-slim AS base
WORKDIR /app

# The lists of packages alone, so that they are installed anew only when one of these lists has changed.
FROM base AS lists
COPY . .
RUN mkdir /lists && find . -name package.json | xargs cp --parents package-lock.json .npmrc -t /lists

FROM base AS build
COPY --from=lists /lists .
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

# What the built server imports, and no tools.
FROM base AS packages
COPY --from=lists /lists .
RUN npm ci --omit=dev --workspace @bearings/server --no-audit --no-fund && mkdir -p apps/server/node_modules

FROM base AS server
# The folder is the container's own user's, and so is a new volume that is mounted there.
RUN install -d -o node -g node -m 700 /var/lib/bearings
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/apps/server/node_modules apps/server/node_modules
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/apps/web/dist apps/web/dist
COPY apps/server/package.json apps/server/package.json
COPY apps/server/migrations apps/server/migrations
COPY data data
COPY content content
# The key to what is encrypted lies beside DATA_DIR, so both are in the volume.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/bearings/data
# glibc otherwise keeps some 20 MB of what starting took and freed.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
USER node
VOLUME /var/lib/bearings
EXPOSE 3000
# The first start loads the colleges, which takes a minute on a small machine.
HEALTHCHECK --interval=15s --timeout=5s --start-period=180s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
