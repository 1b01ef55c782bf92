import { givenEntry, givenEssay } from '@bearings/client/testing/given'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { expectGone } from '#testing/hands.ts'
import { maya, openPage } from '#testing/open-page.tsx'

const id = crypto.randomUUID()
const entry = givenEntry({ id: crypto.randomUUID(), unitid: 217156, name: 'Brown University' })
const content = 'I recieve letters. My grandmother plays the oud for for us, and i sing.'
const essay = {
  ...givenEssay({ id, entryId: entry.id, promptName: 'Why us?' }),
  content,
  student: { id: crypto.randomUUID(), fullName: maya.fullName, timeZone: maya.timeZone },
}
const policy = {
  college: 'Brown',
  unitid: 217156,
  stance: 'None.',
  forbidsChecking: false,
  url: 'https://admission.brown.edu',
  checkedOn: '2026-07-06',
}
const panel = page.getByRole('region', { name: 'Spelling and grammar' })
const field = page.getByRole('textbox', { name: 'Essay' })
const check = panel.getByRole('button', { name: 'Check Spelling and Grammar' })
const written = () => (field.element() as HTMLTextAreaElement).value

async function open(forbidsChecking = false) {
  let now = essay
  const { asked } = await openPage(`/essays/${id}`, {
    answers: {
      'GET /essays/{id}': () => now,
      'GET /essays': [essay],
      'GET /schools/list': [entry],
      'GET /library/essays': { sets: [], policies: [{ ...policy, forbidsChecking }] },
      'PUT /essays/{id}/text': ({ content: text }) =>
        (now = { ...now, content: text, revision: now.revision + 1 }),
      'POST /essays/{id}/help': undefined,
    },
  })
  return () => asked.flatMap(({ key, input }) => (key === 'POST /essays/{id}/help' ? [input] : []))
}

test('a student checks an essay, takes and ignores what is proposed by keyboard, and undoes it', async () => {
  const help = await open()
  await check.click()
  await expect.element(panel).toHaveTextContent('4 things found.')
  await expect.poll(help).toMatchObject([{ id, checks: 1, accepted: 0 }])
  await expectAccessible()

  const receive = panel.getByRole('button', { name: 'Replace “recieve” with “receive”' })
  ;(receive.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  expect(written()).toContain('I receive letters')
  await expect.element(panel).toHaveTextContent('3 things found.')
  await expect.poll(help).toMatchObject([{ checks: 1 }, { checks: 0, accepted: 1 }])
  // The next one has the focus: Enter shows its words in the text.
  await userEvent.keyboard('{Enter}')
  const { selectionStart, selectionEnd, value } = field.element() as HTMLTextAreaElement
  expect(value.slice(selectionStart, selectionEnd)).toBe('oud')

  await panel.getByRole('button', { name: '“oud” is my word' }).click()
  await panel.getByRole('button', { name: 'Ignore “i”' }).click()
  await expect.element(panel).toHaveTextContent('1 thing found.')
  await panel.getByRole('button', { name: 'Check Again' }).click()
  await expect.element(panel.getByRole('button', { name: 'Check Again' })).toBeEnabled()
  await expect.element(panel).toHaveTextContent('1 thing found.')

  await field.click()
  await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}')
  expect(written()).toContain('I recieve letters')
})

test('where a college forbids even this help, a student reads so and has nothing to press', async () => {
  await open(true)
  await expect.element(panel).toHaveTextContent('Brown does not allow help with spelling and grammar.')
  await expectGone(check)
})

test('without the checker, a student is told, and can try again', async () => {
  const RealWorker = window.Worker
  window.Worker = class extends EventTarget {
    postMessage() {
      this.dispatchEvent(new Event('error'))
    }
    terminate() {}
  } as never
  await open()
  await check.click()
  await expect.element(panel).toHaveTextContent('Not checked')
  window.Worker = RealWorker
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect.element(panel).toHaveTextContent(/things? found\./)
})
