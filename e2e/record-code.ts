import type { Page } from '@playwright/test'

/** Returns a function that names the files of our code that the page has run: `settings` for a build's `settings-B1L6nflG.js`. */
export async function recordCode(page: Page): Promise<() => Promise<string[]>> {
  const devtools = await page.context().newCDPSession(page)
  const names: string[] = []
  devtools.on('Debugger.scriptParsed', ({ url }) => {
    const name = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(url)?.[1]
    if (name !== undefined) names.push(name)
  })
  await devtools.send('Debugger.enable')
  return async () => {
    // Events before this answer have arrived.
    await page.evaluate('0')
    if (!names.includes('app')) throw new Error('No code was recorded')
    return names
  }
}
