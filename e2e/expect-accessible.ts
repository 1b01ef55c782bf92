import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

/** The smaller of the two files of the same code. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Between them each colour and each layout is seen; four would take twice the time. */
const looks = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
] as const

/**
 * Checks the current page in the light theme on a wide screen and in the dark theme on a narrow one: no axe
 * violations and no sideways scrolling.
 * @param arrange brings the page to the same state again if another width changes what is shown.
 */
export async function expectAccessible(page: Page, arrange = async () => {}): Promise<void> {
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    // The app follows the system's choice a moment later; the pages that are no part of it need not.
    if ((await page.locator('#root').count()) > 0)
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    await expectLoaded(page)
    await arrange()
    // Before the page is there nothing says that it loads.
    await expectLoaded(page)

    await expectNoViolations(page)
    await expectNoSideways(page, width)
  }
}

/** Nothing says that it still loads. */
async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true], .mantine-Skeleton-root')).toHaveCount(0)
}

/** Nothing is wider than the window. */
export async function expectNoSideways(page: Page, width: number): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(width)
}

/** Expects no axe violations on the current page. `besides`: rules to skip. */
export async function expectNoViolations(page: Page, besides: string[] = []): Promise<void> {
  // Once for each page that was loaded, and not by `@axe-core/playwright`, which does so twice for each check: that took
  // more of the processor than the check itself.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const options: RunOptions = {
    // Without a list of all that is right: the same rules find the same in a quarter of the time.
    resultTypes: ['violations'],
    rules: Object.fromEntries(besides.map((rule) => [rule, { enabled: false }])),
  }
  const violations = await page.evaluate(async (given) => {
    const results = await window.axe.run(document, given)
    return results.violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
  }, options)

  expect(violations).toEqual([])
}

declare global {
  interface Window {
    axe: typeof import('axe-core')
  }
}
