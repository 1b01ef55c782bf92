import type { Role } from '@bearings/domain/actor'
import { givenUser } from '@bearings/server/testing/given'
import { givenInvite, givenLink } from '@bearings/server/testing/given-advising'
import { givenProfile } from '@bearings/server/testing/given-profile'
import { givenEntry } from '@bearings/server/testing/given-schools'
import { givenWeek } from '@bearings/server/testing/given-weeks'
import type { Page } from '@playwright/test'
import {
  expectAccessible,
  expectAccessibleIn,
  expectLoaded,
  expectNoHorizontalScroll,
  expectNoViolations,
  looks,
} from './expect-accessible.ts'
import { expect, loadNothingAhead, signIn, test } from './fixtures.ts'
import { thisWeek } from './noon-zone.ts'

const pages: Record<Role | 'visitor', string[]> = {
  visitor: ['/', '/welcome', '/privacy', '/auth', '/auth?tab=sign-up', '/auth/forgot', '/no-such-page'],
  student: [
    '/dashboard',
    '/profile',
    '/profile/edit/0',
    '/profile/edit/1',
    '/profile/edit/2',
    '/profile/edit/3',
    '/schools',
    '/schools/trash',
    '/recommenders',
    '/share',
    '/essays',
    '/essays/trash',
    '/deadlines',
    '/deadlines?view=list',
    '/deadlines/timeline',
    '/analytics',
    '/student/family',
    '/notifications',
    '/messages',
    '/resources/admitted-profiles',
    '/resources/admitted-profiles/sofia-m',
    '/resources/admitted-profiles/yours',
    '/resources/admitted-students-blog',
    '/resources/admitted-students-blog/write-the-small-essay',
    '/resources/guides/balanced-list',
    '/resources/answers?open=fill-in-the-activities-list',
    '/resources/how-matching-works',
    '/navigator',
    '/settings',
    '/financial/aid-calculator',
    '/financial/scholarships',
    '/financial/state-aid',
    '/financial/offers',
  ],
  guardian: ['/family', '/family/aid', '/family/money', '/resources/guides', '/settings'],
  advisor: [
    '/resources/guides',
    '/advisor/dashboard',
    '/student/advisor',
    '/messages',
    '/advisor/students/invites',
    '/advisor/essays',
    '/advisor/letters',
    '/advisor/scholarships',
  ],
  admin: [
    '/admin/audit-log',
    '/admin/navigator',
    '/admin/people',
    '/admin/school',
    '/admin/schools',
    '/admin/stories',
    '/admin/articles',
    '/admin/articles/new',
    '/admin/articles/one-retake',
    '/admin/answers',
    '/admin/answers/new',
    '/admin/answers/lgbtq-safety',
    '/admin/scholarships',
    '/admin/waitlist',
  ],
}

for (const [who, paths] of Object.entries(pages))
  test(`the pages of a ${who} are open to everyone, light and wide, dark and narrow`, async ({
    page,
    running,
    signInAs,
  }) => {
    test.setTimeout(paths.length * 60_000)
    if (who !== 'visitor') {
      const person = await givenUser(running.db, who as Role)
      if (who === 'student') await givenProfile(running.db, person)
      await signInAs(person)
    }
    await walk(page, paths)
  })

/** Opens each page in one tab: a new one for each would take three times as long. Every other page opens narrow. */
async function walk(page: Page, paths: string[]) {
  for (const [at, path] of paths.entries())
    await test.step(path, async () => {
      await page.goto(path)
      for (const look of at % 2 ? looks.toReversed() : looks)
        await expectAccessibleIn(page, look, () =>
          expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
        )
    })
}

test('what an advisor is shown of a student is open to everyone, light and wide, dark and narrow', async ({
  page,
  running,
  signInAs,
}) => {
  test.setTimeout(600_000)
  const advisor = await givenUser(running.db, 'advisor')
  const student = await givenUser(running.db, 'student', { fullName: 'Maya Okafor' })
  await givenLink(running.db, { advisor, student })
  await givenProfile(running.db, student)
  await givenEntry(running.db, student, { deadline: '2027-01-05', deadlineState: 'own' })
  await givenWeek(running.db, student, { weekStartDate: thisWeek })
  const invite = await givenInvite(running.db, advisor, { joined: 1 })
  await signInAs(advisor)
  const ofStudent = ['overview', 'list', 'deadlines', 'profile', 'essays', 'weeks', 'tasks', 'notes']
  await walk(page, [
    ...['add', 'requests', 'tasks'].map((tab) => `/advisor/dashboard?tab=${tab}`),
    ...ofStudent.map((tab) => `/advisor/students/${student.userId}?tab=${tab}`),
    `/advisor/students/${student.userId}/compare?ids=204796,201645`,
    `/advisor/students/invites/${invite.id}`,
  ])
})

/** Pages with each kind of loading state. */
const waiting = {
  student: ['/dashboard', '/schools', '/essays', '/deadlines', '/notifications', '/resources/guides'],
  advisor: ['/advisor/dashboard', '/resources/guides'],
  admin: ['/admin/people'],
}

for (const [who, paths] of Object.entries(waiting))
  test(`what is shown to the ${who} while a page loads is open to everyone`, async ({
    page,
    running,
    signInAs,
  }) => {
    const person = await givenUser(running.db, who as Role)
    if (who === 'student') await givenProfile(running.db, person)
    await signInAs(person)
    await page.goto('/settings')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.route('**/api/v1/**', () => {})

    for (const path of paths) {
      await page.evaluate((to) => {
        history.pushState({}, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, path)
      await expect(page.getByRole('main').getByText('Loading').first()).toBeAttached()
      // The page's heading arrives with its data.
      await expectNoViolations(page, ['page-has-heading-one'])
    }
  })

/** Pages of each layout, for forced colors and for 200% zoom. */
const shapes = [
  '/dashboard',
  '/schools',
  '/schools/find',
  '/essays',
  '/deadlines',
  '/analytics',
  '/notifications',
  '/navigator',
  '/profile/edit/1',
  '/settings',
  '/financial/aid-calculator',
]

test('pages of each layout are open to everyone in forced colors, and at twice the size', async ({
  browser,
  running,
}) => {
  test.setTimeout(shapes.length * 30_000)
  const student = await givenUser(running.db, 'student')
  await givenProfile(running.db, student)
  // 1440 × 900 at 200% zoom: half as many CSS pixels, each twice as large.
  const context = await browser.newContext({
    baseURL: running.url,
    viewport: { width: 720, height: 450 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  })
  await loadNothingAhead(context)
  await signIn(context, running, student)
  const page = await context.newPage()
  for (const path of shapes)
    await test.step(path, async () => {
      await page.emulateMedia({ forcedColors: 'none' })
      await page.setViewportSize({ width: 720, height: 450 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectLoaded(page)
      await expectNoHorizontalScroll(page, 720)
      await expectNoViolations(page)

      await page.emulateMedia({ forcedColors: 'active' })
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Forced colors are the person's own, but axe computes contrast from the style sheets.
      await expectNoViolations(page, ['color-contrast'])
    })
  await context.close()
})

for (const [path, who, lists] of [
  ['/schools', 'student', ['Status: Aster College', 'Sort by']],
  ['/student/advisor', 'advisor', ['Sort by']],
  ['/admin/people', 'admin', ['Role']],
] as const)
  test(`the open lists on ${path} are open to everyone, light and wide, dark and narrow`, async ({
    page,
    running,
    signInAs,
  }) => {
    const person = await givenUser(running.db, who)
    if (who === 'student') await givenEntry(running.db, person, { name: 'Aster College' })
    if (who === 'advisor')
      await givenLink(running.db, { advisor: person, student: await givenUser(running.db, 'student') })
    await signInAs(person)
    await page.goto(path)
    for (const list of lists) {
      const select = page.getByLabel(list, { exact: true }).first()
      await expectAccessible(page, async () => {
        const isOpen = () => select.evaluate((element) => element.matches(':open'))
        if (!(await isOpen())) await select.click()
        expect(await isOpen()).toBe(true)
      })
      await page.keyboard.press('Escape')
    }
  })

test('in forced colors a visitor sees which side of the demo they are on', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Try Demo' }).click()
  const background = (side: string) =>
    page
      .getByRole('complementary', { name: 'Demo' })
      .getByText(side, { exact: true })
      .evaluate((words) => getComputedStyle(words.closest('label')!).backgroundColor)

  await expect.poll(async () => (await background('Student')) !== (await background('Advisor'))).toBe(true)
})
