import type { Role } from '@bearings/domain/actor'
import { givenUser } from '@bearings/server/testing/given'
import { givenProfile } from '@bearings/server/testing/given-profile'
import { expectAccessible } from './expect-accessible.ts'
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
  '/deadlines': 'student',
  '/deadlines?view=list': 'student',
  '/deadlines/timeline': 'student',
  '/analytics': 'student',
  '/notifications': 'student',
  '/resources/admitted-profiles': 'student',
  '/resources/admitted-profiles/sofia-m': 'student',
  '/resources/admitted-profiles/yours': 'student',
  '/resources/admitted-students-blog': 'student',
  '/resources/admitted-students-blog/write-the-small-essay': 'student',
  '/resources/guides': 'advisor',
  '/resources/guides/balanced-list': 'student',
  '/resources/how-matching-works': 'student',
  '/navigator': 'student',
  '/admin/navigator': 'admin',
  '/admin/stories': 'admin',
  '/settings': 'student',
  '/financial/aid-calculator': 'student',
  '/financial/scholarships': 'student',
  '/financial/offers': 'student',
  '/admin/scholarships': 'admin',
  '/advisor/dashboard': 'advisor',
  '/student/advisor': 'advisor',
}

for (const [path, who] of Object.entries(pages))
  test(`${path} is open to everyone, ${who}, light and wide, dark and narrow`, async ({
    page,
    running,
    signInAs,
  }) => {
    if (who !== 'signed out') {
      const person = await givenUser(running.db, who)
      if (who === 'student') await givenProfile(running.db, person)
      await signInAs(person)
    }
    await page.goto(path)

    await expectAccessible(page, () => expect(page.getByRole('heading', { level: 1 })).toBeVisible())
  })
