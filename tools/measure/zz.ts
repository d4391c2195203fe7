import { chromium } from 'playwright'
import { writeFileSync } from 'node:fs'
import { findChromium } from '../browser.ts'
import { serveLocally } from '../serve/local-site.ts'
const site = await serveLocally({ root: '/work/main/dist' })
const browser = await chromium.launch(await findChromium())
for (let run=0; run<Number(process.argv[2]??5); run++){
const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, baseURL: site.address, serviceWorkers: 'block' })
const page = await context.newPage()
const cdp = await context.newCDPSession(page)
await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
const bs = await browser.newBrowserCDPSession()
const events:any[]=[]
bs.on('Tracing.dataCollected', ({value}:any)=>events.push(...value))
await page.addInitScript(() => { (window as any).es=[]; new PerformanceObserver((l) => { for (const e of l.getEntries() as any[]) if (e.interactionId) (window as any).es.push([e.name,Math.round(e.startTime),Math.round(e.processingStart),Math.round(e.processingEnd),e.duration].join(' ')) }).observe({ type: 'event', durationThreshold: 16, buffered: true } as any) })
await bs.send('Tracing.start', { transferMode:'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline','v8','toplevel','blink.user_timing','disabled-by-default-devtools.timeline'] } } as any)
await page.goto(process.argv[3] ?? '/', { waitUntil: 'commit' })
const target = page.getByRole('button', { name: process.argv[4] ?? 'Open menu', exact: true })
await target.waitFor(); await target.tap()
await page.waitForTimeout(1500)
console.log(await page.evaluate('JSON.stringify(es)'))
const done = new Promise(r=>bs.once('Tracing.tracingComplete', r)); await bs.send('Tracing.end'); await done
writeFileSync(`/tmp/work/tap-${run}.json`, JSON.stringify({traceEvents:events}))
await context.close()
}
await browser.close(); await site.close()
