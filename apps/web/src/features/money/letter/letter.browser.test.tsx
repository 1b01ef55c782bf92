import { givenEntry } from '@bearings/client/testing/given'
import { madeLetters } from '@bearings/domain/money/letter/fixtures'
import { linesOf } from '@bearings/domain/money/letter/lines'
import { readLetter } from '@bearings/domain/money/letter/read'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openPage } from '#testing/open-page.tsx'
import { madePdf } from './made-pdf.ts'
import { readPdf } from './read-pdf.ts'
import { UnreadLetter } from './unread.ts'

const printed = madeLetters.filter(({ items }) => items !== null)
const one = printed[0]!.items!

test('of the letters as PDFs, a family finds 95 percent of the amounts in their place, and no loan among the gifts', async () => {
  const missed: string[] = []
  const gifts: string[] = []
  for (const { name, items, expected } of printed) {
    const { amounts } = readLetter(linesOf(await readPdf(madePdf(items!))))
    const has = (list: typeof expected) =>
      expected.filter(
        (each) =>
          !list.includes(each) &&
          !amounts.some(({ amount, place }) => amount === each.amount && place === each.place),
      )
    missed.push(...has([]).map((each) => `${name}: ${each.name}`))
    const given = new Set(expected.filter(({ place }) => isGift(place)).map(({ amount }) => amount))
    gifts.push(
      ...amounts
        .filter(({ place, amount }) => isGift(place) && !given.has(amount))
        .map((each) => `${name}: ${each.name}`),
    )
  }
  const count = printed.reduce((sum, { expected }) => sum + expected.length, 0)
  expect(gifts).toEqual([])
  expect(missed.length / count).toBeLessThanOrEqual(0.05)
})

test('a damaged, locked, drawn, oversized or foreign file gets a clear word', async () => {
  const lock = `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`
  const locked = madePdf(one, {
    more: [lock],
    trailer: ` /Encrypt 6 0 R /ID [<${'43'.repeat(16)}> <${'43'.repeat(16)}>]`,
  })
  expect(await reasonFor(locked)).toBe('locked')
  expect(await reasonFor(madePdf([]))).toBe('no-text')
  expect(await reasonFor(new Blob(['%PDF-1.7 and then nothing']))).toBe('broken')
  expect(await reasonFor(new Blob(['PK\u0003\u0004 a Word file']))).toBe('no-pdf')
  expect(await reasonFor(new Blob(['%PDF-1.7', new Uint8Array(5_000_001)]))).toBe('too-large')
  expect(
    await reasonFor(madePdf(one, { pages: '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 999999999 >>' })),
  ).toBe('broken')
})

test('a file made to swell in memory ends, and the tab goes on', async () => {
  const swollen = new Uint8Array(60_000_000).fill(32)
  const packed = await new Response(
    new Blob([swollen]).stream().pipeThrough(new CompressionStream('deflate')),
  ).arrayBuffer()
  let frames = 0
  const timer = setInterval(() => frames++, 20)
  const reason = await reasonFor(
    madePdf([], { content: new Uint8Array(packed), filter: ' /Filter /FlateDecode' }),
  )
  clearInterval(timer)
  expect(['no-text', 'too-slow', 'broken']).toContain(reason)
  expect(frames).toBeGreaterThan(0)
})

test('whatever bytes of a letter are turned, it is read or refused with a word', async () => {
  const bytes = new Uint8Array(await madePdf(one).arrayBuffer())
  for (let seed = 1; seed <= 12; seed++) {
    const turned = bytes.slice()
    for (let at = 0; at < seed; at++)
      turned[(seed * 7919 + at * 104_729) % bytes.length] = (seed * 31 + at * 17) % 256
    const reason = await reasonFor(new Blob([turned]))
    expect([null, 'broken', 'no-text', 'no-pdf', 'locked']).toContain(reason)
  }
})

test('a student reads a letter, looks at each amount beside its line, and saves only then', async () => {
  const { asked } = await openPage('/financial/offers', {
    answers: { 'GET /schools/list': [givenEntry({ name: 'Aster College', status: 'Accepted' })] },
  })
  await page.getByRole('button', { name: 'Read a Letter' }).first().click()
  await expect.element(page.getByRole('button', { name: 'Choose a PDF' })).toBeVisible()
  const field = document.querySelector<HTMLInputElement>('input[type=file]')!
  const files = new DataTransfer()
  files.items.add(new File([madePdf(one)], 'letter.pdf', { type: 'application/pdf' }))
  field.files = files.files
  field.dispatchEvent(new Event('change', { bubbles: true }))

  const loan = page.getByRole('row', { name: /Federal Direct Subsidized Loan/ })
  await expect.element(loan.getByRole('combobox')).toHaveValue('subsidized-loan')
  await expect.element(page.getByText('Gifts $39,035.')).toBeVisible()
  await expectAccessible()
  await page.getByLabelText('Where $2,600 of “Federal Work-Study” belongs').selectOptions('Left out')
  await page.getByRole('button', { name: 'Fill In the Offer' }).click()

  await expect.element(page.getByLabelText('Tuition and fees')).toHaveValue('48,200')
  await expect.element(page.getByLabelText('Travel and personal')).toHaveValue('2,350')
  expect(asked.filter(({ key }) => !key.startsWith('GET'))).toEqual([])
  await page.getByRole('button', { name: 'Save Offer' }).click()
  await expect.poll(() => asked.filter(({ key }) => key.startsWith('PUT /money/offers'))).toHaveLength(1)
})

test('a student who has pasted a letter is asked before Escape loses it', async () => {
  await openPage('/financial/offers', {
    answers: { 'GET /schools/list': [givenEntry({ name: 'Aster College', status: 'Accepted' })] },
  })
  await page.getByRole('button', { name: 'Read a Letter' }).first().click()
  await page.getByLabelText('Text of the letter').fill('Pell Grant   $7,000')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(page.getByLabelText('Text of the letter')).toHaveValue('Pell Grant   $7,000')
})

async function reasonFor(file: Blob): Promise<string | null> {
  try {
    await readPdf(file)
    return null
  } catch (error) {
    return error instanceof UnreadLetter ? error.reason : String(error)
  }
}

function isGift(place: string | null): boolean {
  return place === 'grant' || place === 'scholarship'
}
