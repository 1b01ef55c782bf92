import { cycleOn } from '@bearings/domain/calendar-dates'
import { classApplyingOn, classInWords, graduationYearOf } from '@bearings/domain/class-year'
import { addDays } from '@bearings/domain/today'
import { schoolDeadlines } from '@bearings/server/database/tables/colleges'
import { givenUser } from '@bearings/server/testing/given'
import { givenEntry, givenSchool } from '@bearings/server/testing/given-schools'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { noonToday, noonZone } from './noon-zone.ts'

test('a junior says so once, and is late for nothing that is due to this year’s seniors', async ({
  page,
  running,
  signInAs,
}) => {
  const student = await givenUser(running.db, 'student', { timeZone: noonZone })
  const { id: schoolId, name } = await givenSchool(running.db)
  const deadline = addDays(noonToday, -20)
  await running.db.insert(schoolDeadlines).values({
    schoolId,
    round: 'early_action',
    cycle: cycleOn(noonToday),
    date: deadline,
    state: 'reported',
    source: 'The college',
  })
  await givenEntry(running.db, student, {
    schoolId,
    plan: 'early_action',
    deadline,
    deadlineState: 'reported',
  })
  await signInAs(student)

  await page.goto('/dashboard')
  await expect(page.getByText('20 days late').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '11th grade' }).click()
  await expect(page.getByText(classInWords(graduationYearOf(11, noonToday), noonToday))).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Which grade are you in?' })).toBeHidden()
  await expect(page.getByText('20 days late')).toHaveCount(0)

  await page.goto('/schools')
  await expect(page.getByRole('row', { name })).toContainText('This year:')
  await page.goto('/deadlines')
  await expect(page.getByText('Colleges publish the dates for your class from August')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/settings')
  await page.getByRole('combobox', { name: 'Class' }).click()
  await page.getByRole('option', { name: `Class of ${classApplyingOn(noonToday)}` }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Your other dates stay as they are.')).toBeVisible()
  await page.goto('/schools')
  await expect(page.getByRole('row', { name })).toContainText('20 days late')
})
