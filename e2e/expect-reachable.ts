import { covered } from '@bearings/client/testing/covered'
import { expect, type Page } from '@playwright/test'

/** Expects that a mouse at the middle of each thing that can be pressed presses it, and not what lies over it. */
export async function expectReachable(page: Page): Promise<void> {
  expect(await page.evaluate(covered)).toEqual([])
}
