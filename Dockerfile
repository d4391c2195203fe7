# The site with its backend function on one machine: docker build -t flooring-site . && docker run -p 4173:4173 flooring-site
# See docs/hosting.md.
# By digest, which Dependabot raises together with the version.
FROM node:22.23.2-slim@sha256:d649c27dae7ba0137b3cef5dd75baa422c08dc3d9e3fc0c23dfb172dc3cc6436 AS build
WORKDIR /site
ENV PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

FROM node:22.23.2-slim@sha256:d649c27dae7ba0137b3cef5dd75baa422c08dc3d9e3fc0c23dfb172dc3cc6436
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 ENHANCE_STORE_FOLDER=/var/lib/enhanced-photos
COPY package.json ./
# The packages that the server and the function import. What visitors get is in dist.
COPY --from=build /site/node_modules/@cornerstonejs/codec-libjpeg-turbo-8bit node_modules/@cornerstonejs/codec-libjpeg-turbo-8bit
COPY --from=build /site/node_modules/ipaddr.js node_modules/ipaddr.js
COPY --from=build /site/node_modules/mrmime node_modules/mrmime
COPY --from=build /site/node_modules/valibot node_modules/valibot
COPY server server
COPY supabase/functions/enhance-image supabase/functions/enhance-image
COPY --from=build /site/dist dist
RUN mkdir /var/lib/enhanced-photos && chown node:node /var/lib/enhanced-photos
USER node
VOLUME /var/lib/enhanced-photos
EXPOSE 4173
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "server/health-check.ts"]
# Not by npm: the server itself gets the signal to stop. It never builds.
CMD ["node", "server/serve-build.ts"]
