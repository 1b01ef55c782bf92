import { englishIn, textsOf } from '@bearings/client/testing/english-left'
import { expect, type Page } from '@playwright/test'

/**
 * Expects of what a page shows and reads out that nothing of it is English, as soon as it has settled.
 * @param names Words of people and things that stay as they are.
 */
export async function expectSpanish(page: Page, names: readonly string[]): Promise<void> {
  await expect.poll(async () => englishIn(await page.locator('body').evaluate(textsOf), names)).toEqual([])
}
