import { givenCollege, givenEntryPage } from '@bearings/client/testing/given'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openPage } from '#testing/open-page.tsx'

const id = crypto.randomUUID()
const itemId = crypto.randomUUID()
const dialog = page.getByRole('dialog', { name: 'An email from Carleton College' })

async function open() {
  let now = givenEntryPage({
    id,
    name: 'Carleton College',
    status: 'In Progress',
    school: { ...givenCollege({ name: 'Carleton College' }), url: 'https://www.carleton.edu/' },
    items: [{ id: itemId, kind: 'transcript', label: 'Transcript', done: false, dueOn: null }],
  })
  const { asked } = await openPage(`/schools/${id}/research`, {
    answers: {
      'GET /schools/list/{id}': () => now,
      'GET /schools/list': () => [now],
      'PATCH /schools/list/{id}': (changes) => (now = Object.assign({}, now, changes)),
      'PATCH /schools/list/{id}/checklist/{itemId}': ({ done }) => ({
        ...now.items[0]!,
        done: done === true,
      }),
    },
  })
  await page.getByRole('button', { name: 'Paste an Email' }).click()
  return () => asked.filter(({ key }) => /^(?:PATCH|POST|PUT)/.test(key))
}

test('a student pastes a college’s mail, leaves one change and takes the others, and the text goes nowhere', async () => {
  const changes = await open()
  await dialog
    .getByRole('textbox', { name: 'The email' })
    .fill(
      [
        'From: admissions@carleton.edu',
        'We have received your application and your transcript.',
        'We are still missing:',
        '- Midyear report',
        'Check your status: https://apply.carleton.edu/status?pin=4821',
      ].join('\n'),
    )
  await expect
    .element(dialog)
    .toHaveTextContent('The email says that it received: Application and Transcript.')
  await expect.element(dialog).toHaveTextContent('the college’s own address')
  await expectAccessible()
  expect(changes()).toEqual([])

  await dialog.getByRole('checkbox', { name: 'Portal: apply.carleton.edu' }).click()
  await dialog.getByRole('button', { name: 'Take 3 Changes' }).click()
  await expect.poll(() => changes().map(({ input }) => input)).toHaveLength(2)
  expect(changes().map(({ input }) => input)).toEqual(
    expect.arrayContaining([
      { id, status: 'Submitted', portalMissing: 'Mid-year report' },
      { id, itemId, done: true },
    ]),
  )
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a student opens a mail that was saved as a file, with its parts encoded, and what is attached is left alone', async () => {
  await open()
  const text =
    'We have received your application.\r\nWe are still missing:\r\n- Mid=79ear report =E2=80=93 thanks'
  const mail = [
    'From: =?utf-8?B?Q2FybGV0b24gQWRtaXNzaW9ucw==?= <admissions@carleton.edu>',
    'Subject: =?utf-8?Q?Your_file?=',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    text,
    '--b',
    'Content-Type: text/plain; name="a.txt"',
    'Content-Disposition: attachment; filename="a.txt"',
    '',
    'You have been admitted!',
    '--b--',
  ].join('\r\n')
  const input = () => dialog.element().querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(input(), new File([mail], 'mail.eml', { type: 'message/rfc822' }))

  await expect
    .element(dialog.getByRole('textbox', { name: 'The email' }))
    .toHaveValue(
      'From: Carleton Admissions <admissions@carleton.edu>\nSubject: Your file\n\nWe have received your application.\nWe are still missing:\n- Midyear report – thanks',
    )
  await expect.element(dialog).toHaveTextContent('the college’s own address')
  await expect.element(dialog.getByRole('button', { name: 'Take 2 Changes' })).toBeEnabled()

  await userEvent.upload(input(), new File([new Uint8Array(300)], 'picture.eml'))
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('This file is not an email')
})

test('a sender’s name with a line break in it is no other sender', async () => {
  await open()
  const mail = [
    'From: =?utf-8?B?eApGcm9tOiBhQGNhcmxldG9uLmVkdQ==?= <win@trick.example>',
    'Subject: Your file',
    '',
    'We have received your application.',
  ].join('\r\n')
  const input = dialog.element().querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(input, new File([mail], 'mail.eml', { type: 'message/rfc822' }))

  await expect
    .element(dialog.getByRole('textbox', { name: 'The email' }))
    .toHaveValue(
      'From: x From: a@carleton.edu <win@trick.example>\nSubject: Your file\n\nWe have received your application.',
    )
})

test('a mail that asks for a password is called what it is, and changes nothing', async () => {
  await open()
  await dialog
    .getByRole('textbox', { name: 'The email' })
    .fill('From: portal@carleton-edu.com\nYou have been admitted to Carleton! Verify your password today.')
  await expect.element(dialog).toHaveTextContent('No college does that by email.')
  await expect.element(dialog).toHaveTextContent('only looks like the college’s')
  await expect.element(dialog.getByRole('button', { name: 'Take Changes' })).toBeDisabled()
})

test('a mail in which nothing is recognized is said to be so', async () => {
  await open()
  await dialog.getByRole('textbox', { name: 'The email' }).fill('See you at the open house!')
  await expect.element(dialog).toHaveTextContent('Nothing in it is recognized.')
})
