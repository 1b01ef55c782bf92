import { expect, test } from 'vitest'
import { applicantOf } from './applicant-of.ts'
import { flagship, jordan } from './arbitraries.ts'
import { mathLines } from './math-lines.ts'
import { type Estimate, place } from './placement.ts'

const estimateOf = (applicant = jordan, college = flagship) => place(applicant, college) as Estimate

test('the lines are those of the hand check, from the inputs to the label', () => {
  const lines = mathLines(estimateOf(), jordan, 'public')
  expect(lines.map(({ value }) => value)).toEqual([
    '−0.45',
    '−0.82',
    '−0.83',
    '−0.82',
    '0.00',
    '−0.15',
    '−0.97',
    '0.70',
    '36.2%',
    '21.1% to 63.0%',
    'about 20–65%',
    'Target',
  ])
  expect(lines[0]).toMatchObject({
    words: 'Your SAT 1280, against the middle 1345, spread 143',
    symbol: 'zT',
  })
})

test('a student without a score reads that, and how much wider the range is for it', () => {
  const applicant = applicantOf({ gpaUnweighted: 3.2, sat: null, act: null })
  const words = mathLines(estimateOf(applicant), applicant, 'public').map((line) => line.words)
  expect(words[0]).toBe('Applying without a score')
  expect(words).toContain('Grades 60, scores 20, correlation 0.35')
  expect(words).toContainEqual(
    expect.stringMatching(/^Eight corners: z ± 0.25, rate [\d.]+% to [\d.]+%, ρ ± 0.15$/),
  )
})

test('grades that the college does not publish are marked as worked out', () => {
  const lines = mathLines(estimateOf(jordan, { ...flagship, grades: null }), jordan, 'public')
  expect(lines.find(({ words }) => words.startsWith('Your GPA'))).toMatchObject({ isImputed: true })
})

test('an ACT score is read as the SAT score that it stands for', () => {
  const applicant = { ...jordan, sat: null, act: 28 }
  expect(mathLines(estimateOf(applicant), applicant, 'public')[0]!.words).toMatch(/^Your ACT 28, SAT 1310/)
})

test('the rate in the math is the one among the college’s figures, also where it ends in half a tenth', () => {
  const college = { ...flagship, admissionRate: 0.0365 }
  const words = mathLines(estimateOf(jordan, college), jordan, 'public').map((line) => line.words)
  expect(words).toContain('Admission rate 3.7%, public: how much grades and scores explain')
})

test('a reader who works out a grade from the numbers in its line finds the value beside it', () => {
  for (let lower = 900; lower <= 1500; lower += 10) {
    const college = {
      ...flagship,
      grades: null,
      sat: { ...flagship.sat!, reading25: lower / 2, math25: lower / 2 },
    }
    const { words, value } = mathLines(estimateOf(jordan, college), jordan, 'public').find(({ words }) =>
      words.startsWith('Your GPA'),
    )!
    const [gpa, mean, spread] = words.match(/[\d.]+/g)!.map(Number) as [number, number, number]
    const worked = (gpa - mean) / spread
    const shown = Number(value.replace('−', '-'))
    expect({ words, isFound: Math.abs(worked - shown) <= 0.015 }).toEqual({ words, isFound: true })
  }
})

test('the math of Early Decision names the part of its advantage that counts, or that none is known', () => {
  const linesAt = (admissionRate: number, control: 'public' | 'private_nonprofit') => {
    const college = { ...flagship, admissionRate, control }
    const estimate = place(jordan, college, { plan: 'early_decision' }) as Estimate
    return mathLines(estimate, jordan, control).map(({ words }) => words)
  }
  expect(linesAt(0.15, 'private_nonprofit')).toContain('The same in Early Decision, 60% of its advantage')
  expect(linesAt(0.15, 'public')).toContain('The same in Early Decision, 30% of its advantage')
  expect(linesAt(0.4, 'private_nonprofit')).toContain('The same in Early Decision, no advantage known')
})

test('a student advised to leave out a score reads how much wider the range is for it', () => {
  const applicant = { ...jordan, sat: 1050 }
  const words = mathLines(estimateOf(applicant), applicant, 'public').map((line) => line.words)
  expect(words[0]).toBe('Without your score, as advised')
  expect(words).toContainEqual(expect.stringMatching(/ρ ± 0.15$/))
})

test('a student who stands better without a score that may be sent can follow the math to that', () => {
  const applicant = { ...jordan, gpa: 3.95, sat: 1250 }
  const estimate = estimateOf(applicant)
  expect(estimate.advice).toBe('consider')
  const lines = mathLines(estimate, applicant, 'public')
  const at = (words: RegExp) => Number(lines.find((line) => words.test(line.words))!.value.replace('−', '-'))
  const { grades, score } = estimate.standing
  expect(at(/^Grades 60, scores 40/)).toBeCloseTo((0.6 * grades + 0.4 * score!) / 0.829, 1)
  expect(at(/^No less than without a score/)).toBeCloseTo((0.6 * grades - 0.2 * 0.5) / 0.696, 1)
  expect(at(/^You, against/)).toBeCloseTo(at(/^No less/) - 0.15, 1)
})
