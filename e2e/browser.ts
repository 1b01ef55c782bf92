import { existsSync } from 'node:fs'

/** The browser features that Playwright turns off. Our list replaces Playwright's and starts with a copy. */
const asPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/**
 * For each new window the browser renders two invisible pages for its address bar, which takes a sixth of all
 * time.
 */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** The same engine without windows takes a quarter less CPU time. */
const shell = '/usr/bin/chromium-headless-shell'
const installed = existsSync(shell) ? shell : '/usr/bin/chromium'

export const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? installed,
  // The browser's own background requests are turned off, so that all network traffic seen is ours.
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...asPlaywright, ...addressBar].join()}`,
  ],
}
