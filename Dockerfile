# The site with its backend function on one machine: docker build -t flooring-site . && docker run -p 4173:4173 flooring-site
# See docs/hosting.md.
FROM node:22-slim AS site
WORKDIR /site
COPY . .
ENV PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
RUN npm ci && npm run build && npm prune --omit=dev

FROM node:22-slim
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 ENHANCE_STORE_FOLDER=/var/lib/enhanced-photos
COPY --from=site /site/ ./
RUN mkdir /var/lib/enhanced-photos && chown node:node /var/lib/enhanced-photos
USER node
VOLUME /var/lib/enhanced-photos
EXPOSE 4173
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://localhost:4173/').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not by npm: the server itself gets the signal to stop.
CMD ["node", "tools/serve/start.ts"]
