import { held } from '@bearings/client/testing/answers'
import { Failure } from '@bearings/domain/failure'
import { emptyAnswers } from '@bearings/domain/profile/rules'
import { expect, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { keepDraft } from '#platform/drafts/drafts.ts'
import { press } from '#testing/hands.ts'
import { openPage } from '#testing/open-page.tsx'
import { shapeOf } from '#testing/shapes.ts'
import { activitiesForm } from './activities/activities-form.ts'

const filled = {
  ...emptyAnswers,
  gender: 'female',
  citizenship: 'us-citizen',
  raceEthnicity: 'two-or-more',
  firstGeneration: true,
  incomeBracket: '60k-100k',
  highSchool: 'Hillside High School',
  classRank: '12 of 340',
  gpaUnweighted: 3.78,
  gpaWeighted: 4.31,
  satActScore: '1390 SAT',
  activities: [
    { name: 'School newspaper', description: 'Edited the science page.', yearsInvolved: 3 },
    { name: 'Food pantry', description: 'Sorted groceries every second Saturday.' },
  ],
  leadershipPositions: ['Science editor'],
  yearsInvolved: 3,
  apIbCourses: [{ course: 'AP Biology', score: 4 }],
  currentCourses: ['Spanish IV'],
  honorsAwards: [{ name: 'Essay prize', description: 'Second of 210 entries.', level: 'State Level' }],
  updatedAt: '2026-10-01T12:00:00.000Z',
} as const

/** The answers about a profile, which keep what is saved. */
function profileOf(answers: object = filled) {
  let profile = { ...emptyAnswers, updatedAt: null, ...answers }
  const save = (changes: object) => {
    profile = { ...profile, ...changes, updatedAt: '2026-10-02T12:00:00.000Z' } as never
    return { profile }
  }
  return {
    'GET /profile': () => ({ profile }),
    'PUT /profile/background': save,
    'PUT /profile/academic': save,
    'PUT /profile/activities': save,
  } as const
}

const nextButton = page.getByRole('button', { name: 'Next', exact: true })

async function next(saved: string) {
  await nextButton.click()
  await expect.element(page.getByText(saved, { exact: true })).toBeVisible()
}

test('a student who is asked for income comes to the step that takes it', async () => {
  await openPage('/financial/net-price')
  await page.getByRole('link', { name: 'your profile' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Background Information' })).toBeVisible()
  expect(location.pathname).toBe('/profile/edit/0')
})

test('an international student who lives in a state says whether they will ask for aid; a citizen abroad need not', async () => {
  const asked = page.getByLabelText('Will you ask for financial aid?')
  await openPage('/profile/edit/0', {
    answers: {
      ...profileOf({ ...filled, citizenship: 'international' }),
      'GET /money/finances': { state: 'TX' },
    },
  })
  await expect.element(asked).toBeVisible()
  await openPage('/profile/edit/0', {
    answers: { ...profileOf(), 'GET /money/finances': { country: 'KE' } },
  })
  await expect.element(page.getByLabelText('Home state or country')).toHaveDisplayValue('Kenya')
  await expect.element(asked).not.toBeInTheDocument()
})

test('a student who is asked for grades comes to the step that takes them', async () => {
  const score = (value: number) => ({ ...rate, value, unit: 'score' as const, label: 'SAT' })
  const rate = { value: 0.2, unit: 'share' as const, label: 'Admission rate', year: '2024', source: 'IPEDS' }
  await openPage('/schools/find/110662', {
    answers: {
      'GET /schools/colleges/{unitid}': {
        name: 'Aster',
        level: 'bachelor',
        control: 'public',
        figures: {
          admission_rate: rate,
          avg_hs_gpa: { ...rate, value: 3.6, unit: 'gpa' },
          sat_rw_25: score(640),
          sat_rw_75: score(720),
          sat_math_25: score(650),
          sat_math_75: score(760),
        },
      },
    },
  })
  await page.getByRole('link', { name: 'Add your GPA to your profile' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Academic Profile' })).toBeVisible()
  expect(location.pathname).toBe('/profile/edit/1')
})

test('a student who leaves while a step is being saved is not called back', async () => {
  const saved = held({ profile: filled as never })
  await openPage('/profile/edit/1', {
    answers: { ...profileOf(), 'PUT /profile/academic': saved.answer },
  })
  await nextButton.click()
  await page.getByRole('link', { name: 'Essays', exact: true }).click()
  const essays = page.getByRole('heading', { name: 'Essay Management' })
  await expect.element(essays).toBeVisible()

  saved.release()
  await expect.element(page.getByText('Academic information saved')).toBeVisible()
  await expect.element(essays).toBeVisible()
  expect(location.pathname).toBe('/essays')
})

test('Next says what is missing, and a step may wait', async () => {
  await openPage('/profile/edit/0', { answers: profileOf({}) })
  await page.getByLabelText('Gender').selectOptions('Female')
  await nextButton.click()

  await expect.element(page.getByLabelText('Citizenship')).toHaveFocus()
  await expect.element(page.getByText('Choose Yes or No.')).toBeVisible()
  await page.getByRole('button', { name: 'Save and finish later' }).click()
  await expect.element(page.getByText('Step 2 of 4')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(page.getByLabelText('Gender')).toHaveValue('female')
  await expect.element(page.getByText('Restored what you typed')).not.toBeInTheDocument()
})

test('a student completes the background without naming their citizenship', async () => {
  const { asked, router } = await openPage('/profile/edit/0', { answers: profileOf() })
  const withheld = page.getByRole('checkbox', { name: 'Prefer not to say' })
  await withheld.click()
  await expect.element(page.getByLabelText('Citizenship')).toHaveValue('')
  await next('Background information saved')
  const sent = asked.find(({ key }) => key === 'PUT /profile/background')
  expect(sent?.input.citizenship).toBe('prefer-not-to-say')
  await expect.element(page.getByText('Step 2 of 4')).toBeVisible()
  await router.navigate({ to: '/profile/edit/$step', params: { step: 'background' } })
  await expect.element(withheld).toBeChecked()

  await page.getByLabelText('Citizenship').selectOptions('Permanent resident')
  await expect.element(withheld).not.toBeChecked()
})

test('numbers with commas are read, and a grade over the scale is explained where it stands', async () => {
  await openPage('/profile/edit/1', { answers: profileOf() })
  const grade = page.getByLabelText('Unweighted GPA')
  await grade.fill('')
  await press(grade, '3,85')
  await expect.element(grade).toHaveValue('3.85')
  await grade.fill('4.2')
  const sat = page.getByLabelText('SAT score')
  await sat.fill('')
  await press(sat, '1,390')
  await expect.element(sat).toHaveValue('1390')
  await sat.fill('2100')
  await nextButton.click()

  await expect.element(page.getByText('An unweighted GPA must be from 0 to 4.')).toBeVisible()
  await grade.fill('88')
  await expect.element(page.getByText('ask your counselor for your GPA on this one')).toBeVisible()
  await expect.element(page.getByText('An SAT score must be from 400 to 1600.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Save and finish later' })).not.toBeInTheDocument()
})

test('a long error moves neither the field beside it nor, before it is there, the field below', async () => {
  await openPage('/profile/edit/1', { answers: profileOf() })
  const unweighted = page.getByLabelText('Unweighted GPA')
  const weighted = page.getByLabelText('Weighted GPA', { exact: true })
  const error = page.getByText('ask your counselor for your GPA on this one')
  const topOf = async (field: Locator) => (await shapeOf(field)).top
  const before = await topOf(weighted)
  expect(await topOf(unweighted)).toBe(before)

  await unweighted.fill('88')
  ;(unweighted.element() as HTMLElement).blur()
  await expect.element(error).toBeVisible()
  expect(await topOf(unweighted)).toBe(before)
  expect(await topOf(weighted)).toBe(before)

  await page.viewport(390, 844)
  const gap = async (above: Locator, label: string) =>
    Math.round((await topOf(page.getByText(label, { exact: true }))) - (await shapeOf(above)).bottom)
  const afterError = await gap(error, 'Weighted GPA')
  expect(afterError).toBe(await gap(weighted, 'Your school’s own scale'))
})

test('a student whose answer the server refuses reads which one, and keeps what they typed', async () => {
  await openPage('/profile/edit/0', {
    answers: {
      ...profileOf(),
      'PUT /profile/background': () => {
        throw new Failure('INVALID_INPUT', { fields: [{ path: 'classRank', message: 'Too long' }] })
      },
    },
  })
  const rank = page.getByLabelText('Class rank')
  await rank.fill('1 of 340')
  await nextButton.click()

  const alert = page.getByRole('alert').filter({ hasText: 'Error saving data' })
  await expect.element(alert).toHaveTextContent('Class rank')
  await expect.element(rank).toHaveValue('1 of 340')
})

test('without a network nothing is lost, and saving works once it is back', async () => {
  const answers = profileOf()
  let isCut = true
  await openPage('/profile/edit/0', {
    // A low window, where the message lies over the button.
    width: 1280,
    height: 620,
    answers: {
      ...answers,
      'PUT /profile/background': (changes) => {
        if (isCut) throw new TypeError('Failed to fetch')
        return answers['PUT /profile/background'](changes)
      },
    },
  })
  const rank = page.getByLabelText('Class rank')
  await rank.fill('1 of 340')
  await nextButton.click()
  await expect.element(page.getByText('Error saving data')).toBeVisible()
  await expect.element(page.getByText('Please try again.')).toBeVisible()
  await expect.element(rank).toHaveValue('1 of 340')
  const button = nextButton.element()
  button.scrollIntoView({ block: 'end', behavior: 'instant' })
  const { x, y, width, height } = button.getBoundingClientRect()
  expect(button.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true)

  isCut = false
  await next('Background information saved')
  await expect.element(page.getByLabelText('Class rank')).toHaveValue('1 of 340')
})

test('activities are moved, edited and removed without a mouse, and come back', async () => {
  await openPage('/profile/edit/2', { answers: profileOf() })
  const cards = page.getByRole('list').filter({ hasText: 'Food pantry' }).getByRole('listitem')

  await press(page.getByRole('button', { name: 'Move Food pantry up' }), '{Enter}')
  await expect.element(cards.first()).toHaveTextContent('Food pantry')
  await expect.element(page.getByRole('button', { name: 'Move Food pantry down' })).toHaveFocus()

  await press(page.getByRole('button', { name: 'Edit Food pantry' }), '{Enter}')
  const description = page.getByLabelText('Description')
  await description.fill('x'.repeat(152))
  await expect.element(page.getByText('152 / 150 characters')).toBeVisible()
  await press(page.getByRole('button', { name: 'Save changes' }), '{Enter}')
  await expect.element(page.getByText('Keep it to 150 characters or fewer.')).toBeVisible()
  await description.fill('Every Saturday.')
  await press(page.getByLabelText('Name'), '{Enter}')
  await expect.element(cards.first()).toHaveTextContent('Every Saturday.')

  await press(page.getByRole('button', { name: 'Remove Food pantry' }), '{Enter}')
  await expect.element(page.getByText('Every Saturday.')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(cards.first()).toHaveTextContent('Every Saturday.')
  await next('Activities information saved')
})

test('a student writes an activity as the Common App asks for it, and copies it answer by answer', async () => {
  const copied: string[] = []
  const clipboard = vi.spyOn(navigator.clipboard, 'writeText')
  clipboard.mockImplementation(async (text) => void copied.push(text))
  const answers = profileOf({ ...filled, activities: [] })
  await openPage('/profile/edit/2', { answers })
  await page.getByLabelText('Name').fill('Robotics team')
  await page.getByLabelText('Activity type').selectOptions('Robotics')
  const position = page.getByLabelText('Position', { exact: true })
  await position.fill('x'.repeat(51))
  await expect.element(page.getByText('51 / 50 characters')).toBeVisible()
  await page.getByLabelText('Organization', { exact: true }).fill('Columbus Robotics')
  await expect.element(page.getByText('17 / 100 characters')).toBeVisible()
  await page.getByLabelText('Description').fill('Wrote the vision code.')
  await page.getByRole('checkbox', { name: '10', exact: true }).click()
  await page.getByRole('checkbox', { name: '11', exact: true }).click()
  await expect.element(page.getByLabelText('Years involved', { exact: true })).toHaveValue('2')
  await page.getByLabelText('Hours a week').fill('6')
  await page.getByLabelText('Weeks a year').fill('40')
  await page.getByLabelText('Time of year').selectOptions('All year')
  const add = page.getByRole('button', { name: 'Add Activity' })
  await add.click()
  await expect.element(page.getByText('Keep it to 50 characters or fewer.')).toBeVisible()
  await position.fill('Programming lead')
  await add.click()
  await expect
    .element(page.getByText('Grades 10, 11 · 6 hours a week, 40 weeks a year · All year'))
    .toBeVisible()
  await next('Activities information saved')
  expect(answers['GET /profile']().profile.activities).toHaveLength(1)

  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Copy to the Common App' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy to the Common App' })
  for (const text of ['Robotics', 'Programming lead', 'Columbus Robotics', 'Wrote the vision code.']) {
    await dialog.getByRole('button', { name: 'Copy the next answer' }).click()
    await expect.poll(() => copied.at(-1)).toBe(text)
  }
  await dialog.getByRole('button', { name: 'Copy: Weeks spent per year' }).click()
  await expect.poll(() => copied.at(-1)).toBe('40')
  await expect.element(dialog.getByRole('button', { name: 'Copied: Weeks spent per year' })).toBeVisible()
  clipboard.mockRestore()
})

test('an advisor has no profile and is sent home', async () => {
  await openPage('/profile/edit/1', { as: 'advisor' })
  await expect.poll(() => location.pathname).toBe('/advisor/dashboard')
})

test('a student pastes a schedule, and each of its lines is a course', async () => {
  await openPage('/profile/edit/1', { answers: profileOf({}) })
  const field = page.getByRole('combobox', { name: 'Current courses' })
  await expect.element(field).toBeVisible()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', 'English 11\nChemistry\n')
  field
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))

  await expect.element(page.getByRole('button', { name: 'Remove English 11' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Remove Chemistry' })).toBeVisible()
})

test('a course with a name too long to search for is added without a search, and a suggestion stands above its subject', async () => {
  const biology = { kind: 'ap', name: 'AP Biology', category: 'Sciences' } as const
  const { asked } = await openPage('/profile/edit/1', {
    width: 390,
    answers: { ...profileOf({}), 'GET /schools/courses': [biology] },
  })
  const field = page.getByLabelText('Current courses')
  await field.fill('Bio')
  const found = page.getByRole('option', { name: /AP Biology/ })
  await expect.element(found).toBeVisible()
  const course = await shapeOf(found.getByText('AP Biology'))
  const subject = await shapeOf(found.getByText('Sciences'))
  expect(subject.top).toBeGreaterThanOrEqual(course.bottom - 1)

  const name = 'Marine Biology '.repeat(7).trim()
  await field.fill(name)
  await expect.element(found).not.toBeInTheDocument()
  // After this one, a search for the long name would have been asked.
  await page.getByLabelText('AP/IB courses').fill('AP')
  const searched = () => asked.filter(({ key }) => key === 'GET /schools/courses').map(({ input }) => input.q)
  await expect.poll(searched).toContain('AP')
  await press(field, '{Enter}')
  await expect.element(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
  expect(searched()).not.toContain(name)
})

test('a student whose school has no scale of its own is not asked for a GPA on it', async () => {
  await openPage('/profile/edit/1', { answers: profileOf() })
  const own = page.getByLabelText('Your GPA on it')
  const scale = page.getByLabelText('Your school’s own scale')
  await expect.element(scale).toBeVisible()
  await expect.element(own).not.toBeInTheDocument()
  await scale.selectOptions('100')
  await expect.element(own).toBeVisible()
})

test('a student whose draft says the same as the profile, in another order of fields, reads of no draft', async () => {
  const userId = crypto.randomUUID()
  const reversed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reversed)
    if (typeof value !== 'object' || value === null) return value
    const fields = Object.entries(value).toReversed()
    return Object.fromEntries(fields.map(([name, field]) => [name, reversed(field)]))
  }
  const saved = profileOf()
  const value = reversed(activitiesForm(saved['GET /profile']().profile as never))
  await openPage('/profile/edit/2', {
    me: { userId },
    answers: {
      ...saved,
      'GET /profile': () => {
        keepDraft(userId, 'profile.activities', { value, savedAt: '2026-10-03T12:00:00.000Z', basedOn: '{}' })
        return saved['GET /profile']()
      },
    },
  })
  await expect.element(page.getByText('School newspaper')).toBeVisible()
  await expect.element(page.getByText(/Restored what you typed/)).not.toBeInTheDocument()
})
