import { held } from '@bearings/client/testing/answers'
import type { Desk, DeskRequest } from '@bearings/domain/letters/schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { press } from '#testing/hands.ts'
import { openPage } from '#testing/open-page.tsx'

const college = { name: 'Aster College', deadline: '2026-12-15', sentOn: null, saidBy: null }

function request(student: string, given: Partial<DeskRequest> = {}): DeskRequest {
  return {
    id: crypto.randomUUID(),
    student,
    kind: 'teacher',
    state: 'asked',
    wantedBy: '2026-12-01',
    promisedOn: null,
    isOpen: true,
    isMoot: false,
    waiver: 'waived',
    colleges: [{ ...college, entryId: crypto.randomUUID() }],
    attached: { note: `Would you write for ${student}?`, bragSheet: [], activities: [] },
    ...given,
  }
}

const sent = [
  { ...college, entryId: crypto.randomUUID(), sentOn: '2026-11-01', saidBy: 'recommender' as const },
]
const desk: Desk = {
  name: 'Ms. Ruiz',
  isMailed: true,
  hasAddress: true,
  most: 20,
  open: 3,
  reminders: true,
  requests: [
    request('Ada Berg', { state: 'accepted', promisedOn: '2026-11-29' }),
    request('Ben Cole'),
    request('Cleo Diaz'),
    request('Dev Eze', { state: 'accepted', isOpen: false, colleges: [] }),
    request('Eli Fox', { state: 'accepted', isOpen: false, colleges: sent }),
    request('Fay Gil', { state: 'declined', isOpen: false }),
  ],
}
const of = (student: string) => page.getByRole('region', { name: student })
const open = (loaded: Desk, width = 1440) =>
  openPage('/letters/7K3M-Q9XW-2R01', {
    as: null,
    width,
    answers: { 'GET /letters/by-code/{code}': loaded },
  })

test('of the students who ask a teacher, the button of the next one stands out, and who is done is folded', async () => {
  await open(desk, 390)
  const accept = (student: string) => of(student).getByRole('button', { name: 'Accept' })
  await expect.element(accept('Ben Cole')).toHaveAttribute('data-variant', 'filled')
  await expect.element(accept('Cleo Diaz')).toHaveAttribute('data-variant', 'default')
  await expect.element(accept('Fay Gil')).toHaveAttribute('data-variant', 'default')
  await expect.element(of('Ada Berg').getByText('Would you write for Ada Berg?')).toBeVisible()

  await expect.element(of('Eli Fox').getByText('Done')).toBeVisible()
  await expect.element(of('Eli Fox').getByRole('button', { name: 'I Cannot' })).not.toBeInTheDocument()
  await expect.element(of('Eli Fox').getByText('Would you write for Eli Fox?')).not.toBeVisible()
  await of('Fay Gil').getByText('Note').click()
  await expect.element(of('Fay Gil').getByText('Would you write for Fay Gil?')).toBeVisible()
  await expectAccessible()
})

test('a teacher who has accepted is not told to be done before the student has chosen a college', async () => {
  await open(desk)
  await expect.element(of('Dev Eze').getByText('Accepted')).toBeVisible()
  await expect.element(of('Dev Eze').getByRole('button', { name: 'I Cannot' })).toBeVisible()
})

test('a teacher whose student has committed elsewhere is not asked to answer, nor told that no college was chosen', async () => {
  const committed = { isOpen: false, isMoot: true, colleges: [] }
  const requests = [request('Hal Ito', committed), request('Ida Jun', { ...committed, state: 'accepted' })]
  await open({ ...desk, open: 0, requests })
  for (const student of ['Hal Ito', 'Ida Jun']) {
    await expect.element(of(student).getByText('No longer needed')).toBeVisible()
    expect(
      of(student)
        .getByText(/has not chosen/)
        .elements(),
    ).toEqual([])
    expect(of(student).getByRole('button').elements()).toEqual([])
  }
})

test('a teacher who cannot write goes on typing at the reason', async () => {
  await open(desk)
  await page.getByRole('button', { name: 'I Cannot' }).first().click()
  await expect.element(page.getByLabelText('Reason (optional)')).toHaveFocus()
})

test('a teacher who was handed a link is offered nothing that holds for all letters', async () => {
  await open({ ...desk, isMailed: false, hasAddress: false, requests: [request('Ben Cole')] })
  await expect.element(page.getByText('The student handed this link over')).toBeVisible()
  await expect.element(page.getByText('For all your letters')).not.toBeInTheDocument()
})

test('a recommender who types the day on which a letter was sent saves it once, and no day on the way to it', async () => {
  const waiting = { ...college, name: 'Birch College', entryId: crypto.randomUUID() }
  const gus = request('Gus Hall', { state: 'accepted', colleges: [...sent, waiting] })
  const [first] = sent
  const { asked } = await openPage('/letters/7K3M-Q9XW-2R01', {
    as: null,
    answers: {
      'GET /letters/by-code/{code}': { ...desk, requests: [gus] },
      'PUT /letters/by-code/{code}/{id}/letters/{entryId}': ({ sentOn }) => ({
        ...desk,
        requests: [{ ...gus, colleges: [{ ...first!, sentOn }, waiting] }],
      }),
    },
  })
  const day = page.getByLabelText('Day on which it was sent to Aster College')
  await press(day, '11052026')
  await of('Gus Hall').getByRole('heading').click()
  const saved = () =>
    asked.flatMap(({ key, input }) => (key.startsWith('PUT /letters/by-code') ? [input['sentOn']] : []))
  await expect.poll(saved).toEqual(['2026-11-05'])
  await expect.element(day).toHaveValue('2026-11-05')
})

test('a recommender who ticks a letter with the keyboard is still at it once it is saved, and goes on at the next', async () => {
  const saving = held(desk)
  await openPage('/letters/7K3M-Q9XW-2R01', {
    as: null,
    answers: {
      'GET /letters/by-code/{code}': desk,
      'PUT /letters/by-code/{code}/{id}/letters/{entryId}': saving.answer,
    },
  })
  const letter = of('Ada Berg').getByRole('checkbox', { name: 'Sent to Aster College' })
  await press(letter, ' ')
  await expect.element(letter).toBeDisabled()
  // The browser takes the focus from it with the next frame.
  await expect.poll(() => document.activeElement === letter.element()).toBe(false)
  saving.release()
  await expect.element(letter).toBeEnabled()
  await expect.element(letter).toHaveFocus()
})
