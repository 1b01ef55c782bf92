import AxeBuilder from '@axe-core/playwright'
import type { Role } from '@bearings/domain/actor'
import { givenUser } from '@bearings/server/testing/given'
import { givenProfile } from '@bearings/server/testing/given-profile'
import { expect, test } from './fixtures.ts'

const pages: Record<string, Role | 'signed out'> = {
  '/': 'signed out',
  '/welcome': 'signed out',
  '/privacy': 'signed out',
  '/auth': 'signed out',
  '/auth?tab=sign-up': 'signed out',
  '/auth/forgot': 'signed out',
  '/no-such-page': 'signed out',
  '/dashboard': 'student',
  '/profile': 'student',
  '/profile/edit/0': 'student',
  '/profile/edit/1': 'student',
  '/profile/edit/2': 'student',
  '/profile/edit/3': 'student',
  '/schools': 'student',
  '/schools/trash': 'student',
  '/essays': 'student',
  '/essays/trash': 'student',
  '/settings': 'student',
  '/advisor/dashboard': 'advisor',
}

for (const [path, who] of Object.entries(pages))
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1440, 390])
      test(`${path} is open to everyone, ${who}, in ${colorScheme} at ${width}`, async ({
        page,
        running,
        signInAs,
      }) => {
        if (who !== 'signed out') {
          const person = await givenUser(running.db, who)
          if (who === 'student') await givenProfile(running.db, person)
          await signInAs(person)
        }
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

        const { violations } = await new AxeBuilder({ page }).analyze()

        expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      })
