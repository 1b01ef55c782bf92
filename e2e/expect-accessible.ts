import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { expectReachable } from './expect-reachable.ts'

/** The minified build of axe. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Together they cover each color scheme and each layout; all four combinations would take twice the time. */
export const looks = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
] as const

/**
 * Checks the current page in the light theme on a wide screen and in the dark theme on a narrow one: no axe
 * violations, no sideways scrolling, and nothing that lies over what can be pressed. The person goes on in a
 * window as large as before.
 * @param arrange Brings the page to the same state again if another width changes what is shown.
 */
export async function expectAccessible(page: Page, arrange = async () => {}): Promise<void> {
  const before = page.viewportSize()
  for (const look of looks) await expectAccessibleIn(page, look, arrange)
  if (before) await page.setViewportSize(before)
}

/** The same in one of the two looks. */
export async function expectAccessibleIn(
  page: Page,
  { colorScheme, width }: (typeof looks)[number],
  arrange: () => Promise<void>,
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 900 })
  // The app renders, and follows the system's color scheme, a moment later; pages outside the app need no wait.
  if ((await page.locator('#root').count()) > 0) {
    await expect(page.locator('.first-frame')).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
  }
  await expectLoaded(page)
  await arrange()
  // A page that has not rendered yet has no loading state either, so this is checked again.
  await expectLoaded(page)

  await expectNoViolations(page)
  await expectNoHorizontalScroll(page, width)
  await expectReachable(page)
}

/** Expects that nothing is still loading. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true], .mantine-Skeleton-root')).toHaveCount(0)
}

/** Expects that nothing is wider than the window. */
export async function expectNoHorizontalScroll(page: Page, width: number): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(width)
}

/**
 * Expects no axe violations on the current page.
 * @param besides Rules to skip.
 */
export async function expectNoViolations(page: Page, besides: string[] = []): Promise<void> {
  // Mantine names a dialog in the frame after the one that draws it. A dialog that stays unnamed fails here.
  await expect(page.locator('[role=dialog]:not([aria-label], [aria-labelledby])')).toHaveCount(0)
  // Injects axe once per loaded page. `@axe-core/playwright` does so twice per check, which took more CPU
  // time than the check itself.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const options: RunOptions = {
    // Without a list of everything that passes: the same rules find the same violations in a quarter of the
    // time.
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
