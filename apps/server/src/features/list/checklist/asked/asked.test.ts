import { checklistChanges } from '@bearings/domain/list/checklist/changes'
import { mostOnChecklist } from '@bearings/domain/list/options'
import { expect, test } from 'vitest'
import { givenOnce } from '#testing/given-once.ts'
import { givenCatalog, type GivenCatalog, givenChecklistItem } from '#testing/given-schools.ts'
import { givenStudent, givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp()
const colleges = givenOnce(() => givenCatalog(app.db))

async function givenSenior(college: keyof GivenCatalog) {
  const { call } = await givenStudent(app)
  const { id } = await call('POST /schools/list', { schoolId: colleges[college], plan: 'early_decision' })
  const read = () => call('GET /schools/list/{id}', { id })
  const offered = async () => {
    const { asked, items } = await read()
    const { add, remove } = checklistChanges(asked, items, [])
    return { add: add.map(({ kind }) => kind), remove: remove.map((item) => item.id) }
  }
  const take = (changes: Partial<Awaited<ReturnType<typeof offered>>>) =>
    call('POST /schools/list/{id}/checklist/changes', { id, add: [], remove: [], ...changes })
  return { call, id, read, offered, take }
}

test('a senior reads what a college asks, each with how sure it is and where it stands', async () => {
  const { read } = await givenSenior('brown')

  const { asked } = await read()

  expect(asked.find(({ kind }) => kind === 'interview')).toEqual({
    kind: 'interview',
    label: 'Interview',
    need: 'none',
    note: 'A two-minute video is welcome instead',
    basis: {
      words: 'Generally known',
      url: 'https://www.brown.edu/admission',
    },
  })
  expect(asked.find(({ kind }) => kind === 'early_agreement')?.need).toBe('required')
})

test('one press fits the checklist to the college, and a second one changes nothing', async () => {
  const { offered, take, read } = await givenSenior('brown')
  const changes = await offered()
  expect(changes.add).toContain('css_profile')
  expect(changes.remove).not.toEqual([])

  const { items } = await take(changes)
  expect(items.map(({ kind }) => kind)).toContain('css_profile')
  expect(items.length).toBe(8 + changes.add.length - changes.remove.length)
  expect(items.some(({ kind }) => kind === 'interview')).toBe(false)
  expect(await offered()).toEqual({ add: [], remove: [] })

  await take(changes)
  expect((await read()).items).toEqual(items)
})

test('what a senior changed by hand stays, whatever is sent', async () => {
  const { call, id, read, take } = await givenSenior('brown')
  const { items } = await read()
  const interview = items.find(({ kind }) => kind === 'interview')!
  const essays = items.find(({ kind }) => kind === 'essays')!
  await call('PATCH /schools/list/{id}/checklist/{itemId}', { id, itemId: interview.id, done: true })

  const { items: after } = await take({ remove: [interview.id, essays.id], add: ['nomination'] })

  expect(after.map(({ kind }) => kind)).toEqual(items.map(({ kind }) => kind))
})

test('from abroad an English test is asked, and no FAFSA', async () => {
  const { call, read } = await givenSenior('wisconsin')
  await call('PATCH /money/finances', { country: 'VN' })

  const { asked } = await read()

  const notes = new Map(asked.map(({ kind, note }) => [kind, note]))
  expect(notes.get('english_test')).toContain('TOEFL')
  expect(notes.get('aid_forms')).toBe('The college’s own forms for aid from abroad')
})

test('who asks for no aid from abroad fills in no form, and is asked again after moving home', async () => {
  const { call, read } = await givenSenior('brown')
  const need = async () => (await read()).asked.find(({ kind }) => kind === 'css_profile')?.need
  await call('PATCH /money/finances', { country: 'VN', asksForAid: 'no' })
  expect(await need()).toBe('none')
  await call('PATCH /money/finances', { state: 'OH' })
  expect(await need()).toBe('required')
})

test('a checklist that would be too long stays as it is', async () => {
  const { id, offered, take, read } = await givenSenior('brown')
  for (let more = 8; more < mostOnChecklist; more++) await givenChecklistItem(app.db, id)
  const { add } = await offered()

  await expect(take({ add })).toBeRefused('checklist-full')
  expect((await read()).items).toHaveLength(mostOnChecklist)
})

test('of a school added by hand nothing is said', async () => {
  const call = await app.as(await givenUser(app.db, 'student'))
  const { id } = await call('POST /schools/list', { own: { name: 'Hillside College' } })
  expect(await call('GET /schools/list/{id}', { id })).toMatchObject({ asked: [] })
})

test('another student’s checklist is not found', async () => {
  const { id } = await givenSenior('brown')
  const call = await app.as(await givenUser(app.db, 'student'))
  await expect(
    call('POST /schools/list/{id}/checklist/changes', { id, add: ['css_profile'], remove: [] }),
  ).toBeRefused('NOT_FOUND')
})
