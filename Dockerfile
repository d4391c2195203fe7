# The site with its backend function on one machine: docker build -t flooring-site . && docker run -p 4173:4173 flooring-site
# See docs/hosting.md.
FROM node:22.23.2-slim AS build
WORKDIR /site
ENV PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

FROM node:22.23.2-slim
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 ENHANCE_STORE_FOLDER=/var/lib/enhanced-photos
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts && npm cache clean --force
COPY tools/build/host-files.ts tools/build/
COPY tools/serve tools/serve
COPY supabase/functions/enhance-image supabase/functions/enhance-image
COPY --from=build /site/dist dist
RUN mkdir /var/lib/enhanced-photos && chown node:node /var/lib/enhanced-photos
USER node
VOLUME /var/lib/enhanced-photos
EXPOSE 4173
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not by npm: the server itself gets the signal to stop. It never builds.
CMD ["node", "tools/serve/serve.ts"]
