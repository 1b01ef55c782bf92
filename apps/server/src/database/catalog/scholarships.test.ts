import { standingOf, stateAidCycle } from '@bearings/domain/money/scholarships/dates'
import { addDays } from '@bearings/domain/today'
import { expect, test } from 'vitest'
import { linesOf, readFiles } from './files.ts'
import { scholarshipsOf } from './scholarships.ts'

const files = await readFiles()
const all = scholarshipsOf(files).filter(({ kind }) => kind === 'scholarship')

test('no student is offered a scholarship that is past, on any day of the year', () => {
  const wrong: string[] = []
  for (let ahead = 0; ahead < 366; ahead++) {
    const today = addDays('2026-11-28', ahead)
    for (const row of all) {
      const { key } = row
      const { state, on, isUsual } = standingOf(row, today)
      const isOffered = state !== 'past'
      if (isOffered && on !== null && on < today) wrong.push(`${key} on ${today}: ${state} ${on}`)
      // A published date is only told as one until it has passed.
      if (!isUsual && isOffered && row.deadline && row.deadline < today) wrong.push(`${key} on ${today}`)
    }
  }
  expect(wrong).toEqual([])
})

test('a student reads none of the scholarships that are unsure', () => {
  const lines = linesOf(files['scholarships.csv'])
  const unsure = lines.filter(({ confidence }) => confidence === 'unsure').map(({ key }) => key)
  expect(unsure.length).toBeGreaterThan(0)
  expect(all.filter(({ key }) => unsure.includes(key))).toEqual([])
  expect(all).toHaveLength(lines.length - unsure.length)
})

test('a student reads none of the state programs that are unsure', () => {
  const unsure = linesOf(files['state-aid.csv']).filter(({ confidence }) => confidence === 'unsure')
  expect(unsure.length).toBeGreaterThan(0)
  const told = new Set(scholarshipsOf(files).map(({ key }) => key))
  expect(unsure.filter(({ key }) => told.has(key!))).toEqual([])
})

test('where a student lives is enough only for the programs of a state that ask for nothing else', () => {
  const byStateAlone = scholarshipsOf(files).filter(
    ({ kind, criteria }) => kind === 'state-aid' && criteria.every(({ field }) => field === 'state'),
  )
  expect(byStateAlone.map(({ key }) => key)).toEqual([
    'co-college-opportunity-fund',
    'md-community-college-promise',
    'nc-nc-promise',
    'nm-opportunity-scholarship',
  ])
})

test('on November 28, 2026, what closed this fall is past, and what is still open is due', () => {
  const stateOf = (key: string) =>
    standingOf(
      all.find((row) => row.key === key)!,
      '2026-11-28',
    ).state
  expect(['gates', 'elks-mvs', 'regeneron-sts', 'coca-cola-scholars'].map(stateOf)).toEqual([
    'past',
    'past',
    'past',
    'past',
  ])
  expect(['burger-king-scholars', 'ron-brown', 'dell-scholars'].map(stateOf)).toEqual(['due', 'due', 'due'])
})

test('no student is told that a date of their state is ahead when it is past, on any day of the year', () => {
  const stateAid = scholarshipsOf(files).filter(({ kind }) => kind === 'state-aid')
  expect(stateAid.length).toBeGreaterThan(140)
  const wrong: string[] = []
  for (let ahead = 0; ahead < 366; ahead++) {
    const today = addDays('2026-11-28', ahead)
    for (const graduationYear of [null, 2027, 2028])
      for (const row of stateAid) {
        const { state, on } = standingOf(row, today, stateAidCycle(graduationYear, today))
        if (state !== 'past' && on !== null && on < today) wrong.push(`${row.key} on ${today}`)
      }
  }
  expect(wrong).toEqual([])
})
