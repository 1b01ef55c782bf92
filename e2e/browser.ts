/** The features of the browser that Playwright switches off. A list of our own replaces its, so it begins with that. */
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

/** With each new window the browser renders two pages for its address bar, which nobody sees: a sixth of all time. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

export const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  // The browser's own calls home are cut off, so that what is seen on the network is ours.
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...asPlaywright, ...addressBar].join()}`,
  ],
}
