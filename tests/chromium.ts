import { type Chromium, findChromium } from '../tools/browser.ts'

/**
 * Features of Chromium that the tests do without. Chromium reads the last list only, so this one repeats Playwright's
 * (`chromiumSwitches.ts`), except for its entries for Edge.
 */
const disabledFeatures = [
  // Even without a window, Chromium renders the pop-ups of its address bar: two hidden pages for each new tab. They take
  // 40 % of the processor time of a page load.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Starts a renderer in advance for each new context.
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** The Chromium of the tests. @throws when there is none */
export async function findTestChromium(): Promise<Chromium> {
  const { executablePath, args } = await findChromium()
  return { executablePath, args: [...args, `--disable-features=${disabledFeatures.join()}`] }
}
