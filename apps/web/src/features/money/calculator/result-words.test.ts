import { pellGrant, type PellTest } from '@bearings/domain/money/sai/pell'
import { tablesOf } from '@bearings/domain/money/sai/tables'
import { expect, test } from 'vitest'
import { inPlainWords, pellWords } from './result-words.ts'

const { least, pell } = tablesOf('2026-27')

test.each<{ sai: number; qualifies: PellTest['qualifies']; award: number; words: string }>([
  { sai: 502, qualifies: 'minimum', award: 6895, words: '7,395 − 502, rounded to 5' },
  { sai: 504, qualifies: 'minimum', award: 6890, words: '7,395 − 504, rounded to 5' },
  { sai: 2, qualifies: null, award: 7395, words: '7,395 − 2, rounded to 5' },
  { sai: 6900, qualifies: 'minimum', award: 740, words: 'The minimum grant, by income and family size' },
  { sai: 6900, qualifies: null, award: 0, words: 'No grant at an index of 6,900' },
  { sai: -1500, qualifies: null, award: 7395, words: 'The maximum grant' },
  { sai: 14_790, qualifies: 'maximum', award: 0, words: 'No grant at an index of 14,790' },
])(
  'a family whose grant is $award at an index of $sai reads where it comes from',
  ({ sai, qualifies, award, words }) => {
    const grant = pellGrant(sai, qualifies, pell)

    expect(grant.award).toBe(award)
    expect(pellWords({ sai, pell: { ...grant, isPublished: true } }, pell)).toContain(words)
  },
)

test.each<{ sai: number; qualifies: PellTest['qualifies']; words: string }>([
  {
    sai: -1500,
    qualifies: null,
    words:
      'Your index is the lowest there is. As a U.S. citizen or eligible noncitizen you would get the full Pell Grant, $7,395 a year. At each college, its whole cost counts as your need.',
  },
  {
    sai: -20,
    qualifies: 'maximum',
    words:
      'Your index is 0 or below. As a U.S. citizen or eligible noncitizen you would get the full Pell Grant, $7,395 a year. At each college, its whole cost counts as your need.',
  },
  {
    sai: 502,
    qualifies: 'minimum',
    words:
      'Your index is 502. As a U.S. citizen or eligible noncitizen you would get a part of the Pell Grant, $6,895 a year. At each college, its cost less $502 counts as your need.',
  },
  {
    sai: 14_790,
    qualifies: 'maximum',
    words:
      'Your index is 14,790, too high for a Pell Grant. Colleges and your state may still give grants of their own.',
  },
])('a family with an index of $sai reads first what it means', ({ sai, qualifies, words }) => {
  const grant = pellGrant(sai, qualifies, pell)
  expect(inPlainWords({ sai, pell: { ...grant, isPublished: true } }, least)).toBe(words)
})
