import { held, refused } from '@bearings/client/testing/answers'
import { givenCollege, givenEntry } from '@bearings/client/testing/given'
import { emptyAnswers } from '@bearings/domain/profile/rules'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { expectGone } from '#testing/hands.ts'
import { openPage } from '#testing/open-page.tsx'
import { advised, rosterOf } from '#testing/roster.ts'

const share = (value: number) => ({
  value,
  unit: 'share' as const,
  label: 'Admission rate',
  year: '2024',
  source: 'IPEDS',
})
const college = (unitid: number, name: string) =>
  givenCollege({
    unitid,
    name,
    level: 'bachelor',
    control: 'public',
    figures: { admission_rate: share(0.4) },
  })
const colleges = [
  college(204796, 'Ohio State University'),
  college(155399, 'Kansas State University'),
  college(243744, 'Stanford University'),
  college(160755, 'Tulane University'),
]
const entryOf = ({ id, unitid, name }: (typeof colleges)[number]) =>
  givenEntry({ schoolId: id, unitid, name })
const one = ({ unitid }: { unitid: unknown }) => colleges.find((each) => each.unitid === Number(unitid))!
const stanford = page.getByRole('button', { name: 'Stanford University' })

test('who compares before there is a list is led to where colleges are found', async () => {
  await openPage('/schools/compare')
  await expect.element(page.getByRole('heading', { name: 'What sets them apart?' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('main').getByRole('link', { name: 'Find Schools' }).click()
  await expect.poll(() => location.pathname).toBe('/schools/find')
})

test('a student whose list does not load reads so where colleges are compared, and tries again', async () => {
  let fails = true
  await openPage('/schools/compare', {
    answers: {
      'GET /schools/list': () => (fails ? refused('TOO_MANY')() : [entryOf(colleges[2]!)]),
    },
  })
  await expect.element(page.getByRole('alert')).toHaveTextContent('Error loading your schools')
  fails = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(stanford).toBeVisible()
})

test('a student sees that the list is loading where colleges are compared', async () => {
  const list = held([entryOf(colleges[2]!)])
  await openPage('/schools/compare', { answers: { 'GET /schools/list': list.answer } })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Compare' })).toBeVisible()
  const loading = page.getByRole('main').getByText('Loading…')
  await expect.element(loading).toBeInTheDocument()

  list.release()
  await expect.element(stanford).toBeVisible()
  await expectGone(loading)
})

test('on a phone, a college that Compare offers is read whole', async () => {
  const name = 'University of North Carolina at Chapel Hill'
  await openPage('/schools/compare', {
    width: 390,
    height: 844,
    answers: { 'GET /schools/list': [entryOf(college(199120, name))] },
  })
  const words = page.getByRole('button', { name }).getByText('Uni')
  await expect.element(words).toBeVisible()
  expect(words.element().scrollWidth - words.element().clientWidth).toBe(0)
})

test('a student on a slow line adds two colleges to a comparison while its columns stay', async () => {
  const slow = held(null)
  const { asked } = await openPage('/schools/compare?ids=204796,155399', {
    answers: {
      'GET /schools/list': colleges.slice(2).map(entryOf),
      'GET /schools/colleges/{unitid}': async (wanted) => {
        if (Number(wanted.unitid) === 243744 || Number(wanted.unitid) === 160755) await slow.answer()
        return one(wanted)
      },
    },
  })
  const heads = page.getByRole('columnheader')
  const ohio = heads.filter({ hasText: 'Ohio State University' })
  await expect.element(ohio).toBeVisible()
  const before = ohio.element()
  const more = page.getByLabelText('Add a college')
  await more.selectOptions('243744')
  await expect.poll(() => location.search).toContain('243744')
  await more.selectOptions('160755')
  await expect.poll(() => location.search).toMatch(/243744.*160755/)
  expect(heads.filter({ hasText: 'Stanford University' }).query()).toBeNull()
  slow.release()

  await expect.element(heads.filter({ hasText: 'Stanford University' })).toBeVisible()
  await expect.element(heads.filter({ hasText: 'Tulane University' })).toBeVisible()
  expect(ohio.element()).toBe(before)
  expect(asked.filter(({ key }) => key === 'GET /schools/colleges/{unitid}')).toHaveLength(4)
})

test('a student on a phone reads each range of odds on one line where colleges are compared', async () => {
  const profile = { ...emptyAnswers, gpaUnweighted: 3.92, satActScore: '1480 SAT', updatedAt: null }
  await openPage('/schools/compare?ids=204796,155399,160755', {
    width: 390,
    height: 844,
    answers: { 'GET /profile': { profile }, 'GET /schools/colleges/{unitid}': one },
  })
  const odds = page.getByRole('row', { name: /Your odds/ }).getByText(/\d–\d/)
  await expect.element(odds).toHaveLength(3)
  const lines = odds.elements().map((text) => {
    const range = document.createRange()
    const words = text.firstChild!
    range.setStart(words, words.textContent!.search(/\d/))
    range.setEnd(words, words.textContent!.indexOf('%') + 1)
    return range.getClientRects().length
  })
  expect(lines).toEqual([1, 1, 1])
})

test('an advisor reads the same odds as the student, with the plan of the application in them', async () => {
  const private_ = givenCollege({
    unitid: 160755,
    name: 'Tulane University',
    level: 'bachelor',
    control: 'private_nonprofit',
    figures: { admission_rate: share(0.17) },
  })
  const entry = { ...entryOf(private_), plan: 'early_decision' as const }
  const profile = { ...emptyAnswers, gpaUnweighted: 3.92, satActScore: '1480 SAT', updatedAt: null }
  const student = advised('Maya Okafor')
  const odds = page.getByRole('row', { name: /odds, estimated/ }).getByRole('cell')
  const college = { 'GET /schools/colleges/{unitid}': private_ }

  await openPage('/schools/compare?ids=160755', {
    answers: { ...college, 'GET /profile': { profile }, 'GET /schools/list': [entry] },
  })
  const toDo = page.getByRole('row', { name: /Time and writing/ })
  await expect.element(toDo).toBeVisible()
  await expect.element(odds).toHaveTextContent(/\d–\d/)
  const own = odds.element().textContent.trim()

  const roster = {
    ...rosterOf(student),
    ...college,
    'GET /advising/students/{id}/profile': {
      shared: true as const,
      parts: { profile: true, testScores: true, sensitive: true },
      profile,
    },
  }
  const score = (value: number) => ({ ...share(value), unit: 'score' as const })
  const scores = {
    sat_rw_25: score(700),
    sat_rw_75: score(750),
    sat_math_25: score(700),
    sat_math_75: score(780),
  }
  const address = `/advisor/students/${student.id}/compare?ids=160755`
  await openPage(address, {
    as: 'advisor',
    answers: { ...roster, 'GET /advising/students/{id}/list': { shared: true, entries: [entry] } },
  })
  await expect.element(odds).toHaveTextContent(own)
  expect(toDo.query()).toBeNull()
  await expect.element(page.getByRole('row', { name: /Their odds, estimated/ })).toBeVisible()

  await openPage(address, {
    as: 'advisor',
    answers: {
      ...roster,
      'GET /schools/colleges/{unitid}': { ...private_, figures: { ...private_.figures, ...scores } },
      'GET /advising/students/{id}/profile': {
        ...roster['GET /advising/students/{id}/profile'],
        profile: { ...profile, gpaUnweighted: null },
      },
      'GET /advising/students/{id}/list': { shared: true, entries: [entry] },
    },
  })
  await expect.element(page.getByText('No GPA')).toBeVisible()

  await openPage(address, {
    as: 'advisor',
    answers: { ...roster, 'GET /advising/students/{id}/list': { shared: false } },
  })
  await expect
    .element(page.getByText('Maya Okafor does not share the list, so plan and major are not counted.'))
    .toBeVisible()
  await expect.element(odds).not.toHaveTextContent(own)
  await expectAccessible()
})
