import { expect, test } from 'vitest'
import { type MadeLetter, madeLetters } from './fixtures.ts'
import type { Place } from './glossary.ts'
import { letterBounds, linesOf, linesOfText } from './lines.ts'
import { readLetter } from './read.ts'

const read = ({ items, pasted }: Pick<MadeLetter, 'items' | 'pasted'>) =>
  readLetter(items ? linesOf(items) : linesOfText(pasted!))

test('of thirty letters in ten layouts, a family finds 95 percent of the amounts in their place', () => {
  expect(madeLetters).toHaveLength(30)
  const missed = madeLetters.flatMap((letter) => {
    const { amounts } = read(letter)
    return letter.expected
      .filter(({ amount, place, isOpen }) => {
        const found = amounts.filter((one) => one.amount === amount && one.place === place)
        return !found.some(({ isTicked }) => isTicked === !isOpen)
      })
      .map(({ name, amount }) => `${letter.name}: ${name} ${amount}`)
  })
  const count = madeLetters.reduce((all, { expected }) => all + expected.length, 0)
  expect(missed.length / count).toBeLessThanOrEqual(0.05)
})

test('no loan, no work and no Parent PLUS of thirty letters is ever among the gifts', () => {
  const gifts = madeLetters.flatMap((letter) => {
    const isGiven = letter.expected.filter(({ place }) => isGift(place)).map(({ amount }) => amount)
    return read(letter)
      .amounts.filter(({ place, amount }) => place && isGift(place) && !isGiven.includes(amount))
      .map(({ name, amount }) => `${letter.name}: ${name} ${amount}`)
  })
  expect(gifts).toEqual([])
})

test('what a loan is called hides it from no family', () => {
  const placed = (text: string) => readLetter(linesOfText(text)).amounts.map(({ place }) => place)
  const lines = [
    'University Achievement Award (loan)   $4,000',
    'Your award of $5,500 in federal loans is ready to accept.',
    'Heritage Scholarship Loan   $2,000',
    'TEACH Grant   $4,000',
    'Scholars Award, must be repaid   $3,000',
    'FDSL   3,500',
    'ParentPLUS   $18,000',
    'Student Employment Award   $2,500',
    'Loans\nHonors Award   $5,000',
    'Opportunity Award  $5,000\n(loan, repaid after graduation)',
    'Préstamo de honor   $1,000',
    'Perkins Grant/Loan   $1,500',
  ]
  const gifts = lines.filter((line) => placed(line).some((place) => place && isGift(place)))
  expect(gifts).toEqual([])
})

test('what is not promised waits for a look, and says why', () => {
  const { amounts } = readLetter(
    linesOfText('Pell Grant   up to $7,395\nState Grant (estimated)   $2,000\nFounders Scholarship   $9,000'),
  )
  expect(amounts.map(({ isTicked }) => isTicked)).toEqual([false, false, true])
  expect(amounts[0]!.note).toContain('up to')
})

test('a total that the lines do not come to is named with both figures', () => {
  const { checks } = readLetter(
    linesOfText(
      'Pell Grant   $7,000\nState Grant   $2,000\nTotal grants   $9,500\nTuition   $20,000\nTotal cost   $20,000',
    ),
  )
  expect(checks.map(({ said, found }) => [said, found])).toEqual([
    [9500, 9000],
    [20_000, 20_000],
  ])
})

test('a letter that names an award in its first sentence and again in its table still adds up', () => {
  const { checks } = readLetter(
    linesOfText(
      `Dear Ana, we are pleased that you have been awarded a $10,000 Dean's Scholarship for the coming year.
Tuition   $30,000
Housing and food   $12,000
Total cost   $42,000
Dean's Scholarship   $10,000
Federal Pell Grant   $5,000
Federal Work-Study   $2,000
Total   $17,000
Federal Direct Subsidized Loan   $3,500
Total   $3,500`,
    ),
  )
  expect(checks.map(({ said, found }) => [said, found])).toEqual([
    [42_000, 42_000],
    [17_000, 17_000],
    [3500, 3500],
  ])
})

test('a fee for an extra term is not doubled', () => {
  const { amounts } = readLetter(linesOfText('Extra term grant   $1,000\nHonors grant, $500 a semester'))
  expect(amounts.map(({ amount }) => amount)).toEqual([1000, 1000])
})

test.each([
  ['Aid is paid to your account each semester.\nFounders Scholarship   $9,000', 9000],
  ['You must complete 12 credits each semester.\nFounders Scholarship   $9,000', 9000],
  ['Award amounts are disbursed in equal parts each semester.\nFounders Scholarship   $9,000', 9000],
  ['Costs per semester\nTuition   $9,000\nAward   Annual Amount\nFounders Scholarship   $9,000', 9000],
  ['Costs   Per Semester   Per Year\nTuition   $4,500   $9,000', 9000],
  ['All amounts are per semester.\nFounders Scholarship   $4,500', 9000],
  ['Award   Amount\nAmounts shown are for each semester\nFounders Scholarship   $4,500', 9000],
  ['Award   Amount per quarter\nFounders Scholarship   $3,000', 9000],
])('a student is given what a letter offers for the year: “%s” is %d', (text, amount) => {
  expect(readLetter(linesOfText(text)).amounts.at(-1)).toMatchObject({ amount })
})

test.each([
  'Presidential Scholarship   $20,000 (renewable with 3.25 GPA)',
  'Presidential Scholarship   $20,000   3.25',
  'Presidential Scholarship   $20,000   keep 10.50 cumulative',
  'Presidential Scholarship   $20,000   $5 fee',
])('the grade that keeps an award is not its amount: “%s”', (text) => {
  expect(readLetter(linesOfText(text)).amounts.map(({ amount }) => amount)).toEqual([20_000])
})

test('terms that do not come to the year wait for a look', () => {
  const { amounts } = readLetter(
    linesOfText('Award          Fall      Spring     Total\nPell Grant     $3,000    $3,000     $7,000'),
  )
  expect(amounts).toMatchObject([
    { amount: 7000, isTicked: false, note: 'Its terms do not come to its total.' },
  ])
})

test('one sum for four years is a quarter of it, to be looked at', () => {
  const { amounts } = readLetter(linesOfText('Founders Scholarship   $80,000 over four years'))
  expect(amounts).toMatchObject([{ amount: 20_000, isTicked: false }])
})

test('what keeps a scholarship is quoted, and whether it comes again is read', () => {
  const { amounts, conditions, lines } = readLetter(
    linesOfText(
      'Founders Scholarship (renewable)   $9,000\nKeep a GPA of 3.0 to keep it.\nTravel Grant, one-time   $500',
    ),
  )
  expect(amounts.map(({ renewal }) => renewal)).toEqual(['four-years', 'one-year'])
  expect(conditions.map((at) => lines[at])).toContain('Keep a GPA of 3.0 to keep it.')
})

test('dates, an index, a deposit, a rate and what the family would pay a month are no aid', () => {
  const { amounts } = readLetter(
    linesOfText(
      'March 20, 2027\nStudent ID 20,411\nSAI 1,245\nDeposit   $400\nFamily contribution   $12,000\nInterest rate 6.52%\nPayment plan   $1,200 a month',
    ),
  )
  expect(amounts.filter(({ isTicked }) => isTicked)).toEqual([])
})

test('a file of anything is read to its bounds, quickly and without a gift from nowhere', () => {
  const noise = Array.from({ length: 40_000 }, (_, at) => `${'x$1 '.repeat(20)}${at}`).join('\n')
  const reading = readLetter(linesOfText(noise))
  expect(reading.lines.length).toBeLessThanOrEqual(letterBounds.lines)
  expect(reading.amounts.length).toBeLessThanOrEqual(letterBounds.amounts)
})

function isGift(place: Place): boolean {
  return place === 'grant' || place === 'scholarship'
}
