import type { SchoolPerson } from '@bearings/domain/school/people/schema'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openPage } from '#testing/open-page.tsx'

const school = { name: 'Lincoln High' }
const person = (given: Partial<SchoolPerson>): SchoolPerson => ({
  id: crypto.randomUUID(),
  kind: 'student',
  givenName: 'Ada',
  familyName: 'Berg',
  schoolEmail: 'ada@lincoln.example',
  studentId: 'K-1',
  classYear: 2027,
  counselorEmail: null,
  userId: null,
  invitedAt: null,
  leftAt: null,
  emailFails: false,
  ...given,
})
const ada = person({})
const ben = person({ givenName: 'Ben', familyName: 'Adeyemi', userId: ada.id })
const staff = { kind: 'staff', studentId: null, classYear: null } as const
const answers = {
  'GET /school': { school },
  'GET /school/people': {
    people: [
      ada,
      ben,
      person({ ...staff, givenName: 'Carla', familyName: 'Counselor', userId: ada.id }),
      person({ ...staff, givenName: 'Dan', familyName: 'Diaz' }),
    ],
    next: null,
  },
  'GET /school/people/summary': {
    students: 2,
    staff: 2,
    expected: 1,
    joined: 1,
    classes: [2027],
    counselors: ['carla@l.example'],
  },
}

test('an admin prints an invitation with a code to scan, for a student who has not joined', async () => {
  const slip = { ...ada, code: '7K3M-Q9XW-2R01', expiresAt: '2027-01-30T12:00:00.000Z' }
  const { asked } = await openPage('/admin/school', {
    as: 'admin',
    answers: {
      ...answers,
      'POST /school/people/invitations': { slips: [slip], mailed: 0, lately: 0, withoutAddress: 0 },
    },
  })
  await page.getByRole('checkbox', { name: 'Choose Ada Berg' }).click()
  await expect.element(page.getByText('1 student chosen')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Print Invitations' }).click()

  await expect.element(page.getByText('7K3M-Q9XW-2R01', { exact: true })).toBeVisible()
  // The sheet has slips alone.
  expect(page.getByRole('heading', { level: 1 }).element().closest('.no-print')).not.toBeNull()
  await expect.element(page.getByText('Lincoln High · Class of 2027')).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  expect(asked.find(({ key }) => key === 'POST /school/people/invitations')?.input).toEqual({
    ids: [ada.id],
    by: 'paper',
  })
})

test('an admin who invites again at once reads that nobody was mailed twice', async () => {
  await openPage('/admin/school', {
    as: 'admin',
    answers: {
      ...answers,
      'POST /school/people/invitations': { slips: [], mailed: 0, lately: 1, withoutAddress: 2 },
    },
  })
  await page.getByRole('checkbox', { name: 'Choose Ada Berg' }).click()
  await page.getByRole('button', { name: 'Invite by Email' }).click()

  await expect.element(page.getByText('0 invitations emailed')).toBeVisible()
  await expect
    .element(
      page.getByText('1 was invited a moment ago: no second email. 2 have no school email: print theirs.'),
    )
    .toBeVisible()
})

test('an admin reads which counselors have an account, and gives students one of them', async () => {
  const notes = ['Dan Diaz has no room for 1 more student.']
  const { asked } = await openPage('/admin/school', {
    as: 'admin',
    answers: { ...answers, 'PUT /school/people/counselor': { changed: 1, notes } },
  })
  await expect.element(page.getByRole('link', { name: 'Staff 2' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Carla Counselor/ })).toHaveTextContent('Has an account')
  await expect.element(page.getByRole('row', { name: /Dan Diaz/ })).toHaveTextContent('No account yet')

  await page.getByRole('checkbox', { name: 'Choose Ada Berg' }).click()
  await page.getByRole('button', { name: 'Assign Counselor' }).click()
  await page.getByRole('combobox', { name: 'Counselor’s email' }).fill('dan@l.example')
  await page.getByRole('button', { name: 'Assign to 1 Student' }).click()
  await expect.element(page.getByText(notes[0]!)).toBeVisible()
  expect(asked.find(({ key }) => key === 'PUT /school/people/counselor')?.input).toEqual({
    ids: [ada.id],
    email: 'dan@l.example',
  })
})

test('an admin takes back that somebody joined with another student’s slip, and reads who it was', async () => {
  const { asked } = await openPage('/admin/school', {
    as: 'admin',
    answers: {
      ...answers,
      'GET /people/{id}': { fullName: 'Ann Lee', email: 'ann@home.example' },
    },
  })
  await page
    .getByRole('row', { name: /Ben Adeyemi/ })
    .getByRole('button', { name: 'Not this person' })
    .click()

  const dialog = page.getByRole('dialog', { name: 'Is this account not Ben Adeyemi’s?' })
  await expect.element(dialog).toHaveTextContent('Ann Lee (ann@home.example) has joined as Ben Adeyemi.')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Take Back' }).click()
  await expect.element(page.getByText('Ben Adeyemi has not joined, and can be invited again.')).toBeVisible()
  expect(asked.find(({ key }) => key.endsWith('/release'))?.input).toEqual({ id: ben.id })
})

test('an admin chooses all students at once, those who are not shown yet, too', async () => {
  const pages = [0, 1, 2].map((at) =>
    Array.from({ length: 50 }, (_, n) => person({ studentId: `K-${at}-${n}` })),
  )
  await openPage('/admin/school', {
    as: 'admin',
    answers: {
      ...answers,
      'GET /school/people': ({ after = 0 }) => ({
        people: pages[Number(after)] ?? [],
        next: Number(after) < 2 ? Number(after) + 1 : null,
      }),
    },
  })
  await expect.element(page.getByText('50 shown')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Choose all students' }).click()
  await expect.element(page.getByText('150 students chosen')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Choose all students' }).click()
  await expect.element(page.getByText('150 students chosen')).not.toBeInTheDocument()
})

test('an admin who has chosen all students that are shown sees that more exist, and chooses them, too', async () => {
  const [first, second] = [person({ givenName: 'Ada' }), person({ givenName: 'Ben' })]
  await openPage('/admin/school', {
    as: 'admin',
    answers: {
      ...answers,
      'GET /school/people': ({ after }) =>
        Number(after) === 0 ? { people: [first], next: 1 } : { people: [second], next: null },
    },
  })
  const all = page.getByRole('checkbox', { name: 'Choose all students' })
  await page.getByRole('checkbox', { name: /^Choose Ada/ }).click()
  await expect.element(all).toBePartiallyChecked()
  await all.click()
  await expect.element(page.getByText('2 students chosen')).toBeVisible()
  await expect.element(all).toBeChecked()
})

test('on a phone, an admin reads of somebody on the staff no class and no counselor', async () => {
  await openPage('/admin/school', { as: 'admin', answers, width: 390 })
  const ofDan = page.getByRole('row', { name: /Dan Diaz/ })
  await expect.element(ofDan.getByText('Staff')).not.toHaveAttribute('data-label')
  expect(ofDan.element().querySelector('[data-label=Counselor]')?.checkVisibility()).toBe(false)
})

test('on a phone, the filter that the address asks for is in view, though the row goes beyond the screen', async () => {
  await openPage('/admin/school?show=failing', { as: 'admin', answers, width: 390 })
  const chip = page.getByRole('link', { name: 'Email fails' })
  await expect.poll(() => chip.element().getBoundingClientRect().right).toBeLessThanOrEqual(390)
})

test('an admin limits the list to those who have not joined, and the address keeps it', async () => {
  const { asked } = await openPage('/admin/school', { as: 'admin', answers, width: 390 })
  await page.getByRole('link', { name: 'Not joined 1' }).click()
  await expect.poll(() => asked.some(({ input }) => input['show'] === 'expected')).toBe(true)
  await page.getByRole('combobox', { name: 'Class' }).selectOptions('Class of 2027')
  await expect.poll(() => asked.some(({ input }) => input['classYear'] === '2027')).toBe(true)
  expect(window.location.search).toContain('show=expected')
  await expectAccessible()
})

test('an admin who chooses a file is asked whether those who are missing have left', async () => {
  await openPage('/admin/school?tab=import', { as: 'admin', answers })
  const before = window.fetch
  const sent: string[] = []
  window.fetch = async (request, init) => {
    const url = String(request instanceof Request ? request.url : request)
    if (!url.includes('/school/imports?')) return before(request, init)
    sent.push(url.split('?')[1]!)
    const isApplied = url.includes('apply=yes')
    const counts = { lines: 40, added: 2, changed: 1, unchanged: 37, left: 0, ended: 12 }
    const notes = isApplied ? ['Dan Diaz has no room for 2 more students.'] : ['“Grade” is read as grade.']
    return new Response(
      `${JSON.stringify({ report: { ...counts, faults: [], examples: [], notes, asks: true, isApplied } })}\n`,
    )
  }
  await expect.element(page.getByLabelText('File')).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(input, new File(['id,first,last'], 'people.csv', { type: 'text/csv' }))

  await expect.element(page.getByText('“Grade” is read as grade.')).toBeVisible()
  await expect.element(page.getByText('12 people of the list are not in this file.')).toBeVisible()
  await page.getByRole('button', { name: 'Import, and nobody has left' }).click()
  await expect.element(page.getByText('People imported')).toBeVisible()
  await expect.element(page.getByText('Dan Diaz has no room for 2 more students.')).toBeVisible()
  expect(sent).toEqual(['apply=no', 'apply=yes&name=people.csv&ends=no'])
})

test('an admin who chooses another filter acts on nobody whom the list no longer shows', async () => {
  await openPage('/admin/school', { as: 'admin', answers })
  await page.getByRole('checkbox', { name: 'Choose Ada Berg' }).click()
  await expect.element(page.getByText('1 student chosen')).toBeVisible()
  await page.getByRole('link', { name: 'Not joined 1' }).click()
  await expect.element(page.getByText('1 student chosen')).not.toBeInTheDocument()
})
