import type { Page } from '@playwright/test'

/**
 * Follows a page, to report what it showed and what it waited for if its test fails: a failure that happens
 * once in a hundred runs, on a machine that no longer exists, must explain itself.
 * @returns a function that writes the report.
 */
export function recordPage(page: Page): (title: string) => Promise<void> {
  const underWay = new Set<string>()
  const refused: string[] = []
  const loaded: string[] = []
  page.on('domcontentloaded', () => loaded.push(`${page.url()} at ${new Date().toISOString().slice(14, 19)}`))
  page.on('crash', () => loaded.push('it crashed'))
  page.on('request', (request) => underWay.add(`${request.method()} ${request.url()}`))
  page.on('requestfinished', (request) => underWay.delete(`${request.method()} ${request.url()}`))
  page.on('requestfailed', (request) => {
    underWay.delete(`${request.method()} ${request.url()}`)
    refused.push(`${request.failure()?.errorText} ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
  })

  return async (title) => {
    if (page.isClosed()) return
    const parts = await page.locator('main, [role=dialog], [role=alert]').all()
    const shown = await Promise.all(parts.map((part) => part.ariaSnapshot({ timeout: 5000 }).catch(String)))
    const focused = await page.evaluate(() => document.activeElement?.outerHTML.split('>')[0]).catch(String)
    console.log(
      [
        `What the page showed when “${title}” failed, at ${page.url()}:`,
        shown.join('\n').slice(0, 12_000),
        `Loaded: ${loaded.join(', ')}; failed at ${new Date().toISOString().slice(14, 19)}`,
        `In focus: ${focused}`,
        `Requests under way: ${[...underWay].join(', ') || 'none'}`,
        `Requests refused: ${refused.join(', ') || 'none'}`,
      ].join('\n'),
    )
  }
}
