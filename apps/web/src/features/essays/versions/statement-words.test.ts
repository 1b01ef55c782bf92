import type { AuthorshipStatement } from '@bearings/domain/essays/authorship'
import { expect, test } from 'vitest'
import { helpInWords, statementInWords } from './statement-words.ts'

const step = (at: string, words: number) =>
  ({ at, reason: 'save', words, characters: 0, text: '', link: '' }) as const
const statement: AuthorshipStatement = {
  is: 'bearings authorship record 3',
  says: 'These texts.',
  issuer: 'https://bearings.example.org',
  issuedAt: '2026-11-28T12:00:00Z',
  student: 'Amara Osei',
  prompt: 'Why us?',
  school: 'Yale University',
  steps: [step('2026-11-01T12:00:00Z', 1), step('2026-11-20T12:00:00Z', 240)],
  help: {
    says: 'This help.',
    spelling: { checks: 2, accepted: 1, lastAt: '2026-11-20T12:00:00Z' },
    navigator: { times: 3, byModel: 1, lastAt: '2026-11-21T12:00:00Z' },
    comments: [{ by: 'Dana Cole', count: 3 }],
  },
}

test('a student can add to an application how an essay was written and which help was used', () => {
  expect(statementInWords(statement)).toBe(
    [
      'How “Why us?” for Yale University was written, by Amara Osei',
      '2 texts on record from Nov 01, 2026 to Nov 20, 2026, from 1 word to 240 words.',
      'Spelling and grammar: checked 2 times on the student’s own device, 1 proposal taken.',
      'Questions about the draft by Bearings’ navigator, which writes none of it: 3 times, 1 time by a language model.',
      'Comments by Dana Cole: 3.',
      'These texts.',
      'This help.',
      'Signed record issued by https://bearings.example.org on Nov 28, 2026.',
    ].join('\n'),
  )
})

test('without help, the record says that none was used', () => {
  const spelling = { checks: 0, accepted: 0, lastAt: null }
  const navigator = { times: 0, byModel: 0, lastAt: null }
  expect(helpInWords({ ...statement, help: { says: '', spelling, navigator, comments: [] } })).toEqual([
    'Spelling and grammar: not checked in Bearings.',
    'Questions about the draft by Bearings’ navigator: none.',
    'Comments: none.',
  ])
})
