import { covered } from '@bearings/client/testing/covered'
import axe from 'axe-core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** Together they cover each color scheme and each layout. */
const looks = [
  { scheme: 'light', width: 1440 },
  { scheme: 'dark', width: 390 },
] as const

/**
 * Expects of what is shown, wide and light, narrow and dark: no axe violations, no sideways scrolling, and nothing that
 * lies over what can be pressed. The person goes on in a window as large as before.
 * @param arrange Brings the page to the same state again if another width changes what is shown.
 */
export async function expectAccessible(arrange = async () => {}): Promise<void> {
  const { innerWidth, innerHeight } = window
  for (const { scheme, width } of looks) {
    document.documentElement.dataset.mantineColorScheme = scheme
    await page.viewport(width, 900)
    await expectLoaded()
    await arrange()
    await expectLoaded()
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      // The frame around a page under test is the test runner's.
      rules: { 'html-has-lang': { enabled: false }, 'document-title': { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([])
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(covered()).toEqual([])
  }
  await page.viewport(innerWidth, innerHeight)
}

async function expectLoaded() {
  await expect.poll(() => document.querySelector('[aria-busy=true], .mantine-Skeleton-root')).toBeNull()
}
