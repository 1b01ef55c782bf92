import { emptyAnswers } from '@bearings/domain/profile/rules'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '#testing/open-page.tsx'
import { advised, rosterOf } from '#testing/roster.ts'

const rate = { value: 0.4, unit: 'share' as const, label: 'Admission rate', year: '2024', source: 'IPEDS' }
const college = {
  unitid: 204796,
  name: 'Flagship',
  state: 'OH',
  level: 'bachelor' as const,
  control: 'public' as const,
  figures: { admission_rate: rate },
}
const profile = { ...emptyAnswers, gpaUnweighted: 3.9, satActScore: '1480 SAT', updatedAt: null }
const admission = page.getByRole('region', { name: 'Admission', exact: true })
const others = 'Residents of Ohio and others may have other odds here.'

test('a student without a home state is led to where it is added', async () => {
  await openPage('/schools/find/204796', {
    answers: { 'GET /schools/colleges/{unitid}': college, 'GET /profile': { profile } },
  })
  await expect.element(admission).toHaveTextContent(`${others} Add your home state for yours.`)
  await expect.element(admission.getByRole('link', { name: 'Home state' })).toBeVisible()
})

test('an advisor reads that no home state is shared and that the plan counts, and is led nowhere', async () => {
  const student = advised('Maya Okafor')
  await openPage(`/schools/find/204796?student=${student.id}`, {
    as: 'advisor',
    answers: {
      ...rosterOf(student),
      'GET /schools/colleges/{unitid}': college,
      'GET /tasks/recipients': [{ id: student.id, fullName: 'Maya Okafor', email: 'maya@example.org' }],
      'GET /advising/students/{id}/list': { shared: false },
      'GET /advising/students/{id}/profile': {
        shared: true,
        parts: { profile: true, testScores: true, sensitive: true },
        profile,
      },
    },
  })
  await expect
    .element(admission)
    .toHaveTextContent(`${others} This student shares no home state, so these odds are for everybody.`)
  expect(admission.getByRole('link', { name: 'Home state' }).query()).toBeNull()
  await expect.element(admission).toHaveTextContent('estimated for them')
  await expect.element(admission).toHaveTextContent('so their GPA is compared')
  expect(page.getByRole('main').element().textContent).not.toMatch(/\byou(r|rs)?\b/i)
  await expect
    .element(page.getByText('This student does not share the list, so plan and major are not counted.'))
    .toBeVisible()
})

test('an advisor who tried other grades for one student reads the next one’s own odds', async () => {
  const [maya, ben] = [advised('Maya Okafor'), advised('Ben Ortiz')]
  const average = { value: 3.5, unit: 'gpa' as const, label: 'Average GPA', year: '2024', source: 'CDS' }
  await openPage(`/schools/find/204796?student=${maya.id}`, {
    as: 'advisor',
    answers: {
      ...rosterOf(maya, ben),
      'GET /schools/colleges/{unitid}': { ...college, figures: { ...college.figures, avg_hs_gpa: average } },
      'GET /tasks/recipients': [maya, ben].map(({ id, fullName }) => ({
        id,
        fullName,
        email: `${id}@example.org`,
      })),
      'GET /advising/students/{id}/list': { shared: false },
      'GET /advising/students/{id}/profile': ({ id }) => ({
        shared: true,
        parts: { profile: true, testScores: true, sensitive: true },
        profile: { ...profile, gpaUnweighted: id === maya.id ? 3.9 : 2.5 },
      }),
    },
  })
  await admission.getByRole('button', { name: 'What if…' }).click()
  ;(admission.getByRole('slider', { name: 'Unweighted GPA' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  await expect.element(admission).toHaveTextContent('Their GPA 4.00, against')
  await page.getByRole('combobox', { name: 'See odds for' }).click()
  await page.getByRole('option', { name: 'Ben Ortiz' }).click()
  await expect.element(admission).toHaveTextContent('Their GPA 2.50, against')
})

test('an advisor who is not shown a student’s citizenship reads whose odds these are', async () => {
  const student = advised('Maya Okafor')
  await openPage(`/schools/find/204796?student=${student.id}`, {
    as: 'advisor',
    answers: {
      ...rosterOf(student),
      'GET /schools/colleges/{unitid}': college,
      'GET /tasks/recipients': [{ id: student.id, fullName: 'Maya Okafor', email: 'maya@example.org' }],
      'GET /advising/students/{id}/list': { shared: false },
      'GET /advising/students/{id}/profile': {
        shared: true,
        parts: { profile: true, testScores: true, sensitive: false },
        profile,
      },
    },
  })
  await expect
    .element(
      page.getByText(
        'This student does not share citizenship, so the odds are those of an applicant from the United States.',
      ),
    )
    .toBeVisible()
})
