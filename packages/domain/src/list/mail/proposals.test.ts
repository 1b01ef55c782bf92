import { expect, test } from 'vitest'
import type { MailReading } from './options.ts'
import { proposalsOf } from './proposals.ts'

const nothing: MailReading = {
  sender: null,
  doubts: [],
  missing: [],
  received: [],
  portalUrl: null,
  isPosted: false,
  decisionOn: null,
  decision: null,
  isInterview: false,
  isAid: false,
}
const entry = {
  status: 'Submitted' as const,
  portalUrl: null,
  portalMissing: null,
  items: [
    { id: 't', kind: 'transcript' as const, label: 'Transcript', done: false },
    { id: 'r', kind: 'recommendations' as const, label: 'Recommendations', done: false },
  ],
}
const after = (reading: Partial<MailReading>, now: Partial<Parameters<typeof proposalsOf>[1]> = {}) =>
  proposalsOf({ ...nothing, ...reading }, { ...entry, ...now })

test('a first confirmation proposes that the application is sent, and where its portal is', () => {
  const portalUrl = 'https://apply.carleton.edu/status'
  expect(after({ received: ['Application'], portalUrl }, { status: 'In Progress' })).toEqual([
    { kind: 'status', status: 'Submitted' },
    { kind: 'portal', url: portalUrl },
  ])
  expect(after({ received: ['Application'], portalUrl }, { portalUrl })).toEqual([])
})

test('what is missing is added to the student’s own words, and what has been received goes from them', () => {
  expect(
    after(
      { missing: ['FAFSA', 'Transcript'], received: ['Test scores'] },
      { portalMissing: 'test scores, ask Ms. Hale' },
    ),
  ).toEqual([{ kind: 'missing', text: 'ask Ms. Hale, FAFSA, Transcript' }])
  expect(after({ received: ['Test scores'] }, { portalMissing: 'Test scores' })).toEqual([
    { kind: 'missing', text: null },
  ])
  expect(after({ missing: ['FAFSA'] }, { portalMissing: 'FAFSA' })).toEqual([])
})

test('a received paper is proposed as done, but not a part of several papers', () => {
  expect(after({ received: ['Transcript', 'Teacher recommendation'] })).toEqual([
    { kind: 'done', itemId: 't', label: 'Transcript' },
  ])
})

test('a decision is proposed as the status, unless the student has gone further', () => {
  expect(after({ decision: 'Accepted' })).toEqual([{ kind: 'status', status: 'Accepted' }])
  expect(after({ decision: 'Accepted' }, { status: 'Committed' })).toEqual([])
  expect(after({ decision: 'Offered' })).toEqual([])
  expect(after({ decision: 'Offered' }, { status: 'Not Started' })).toEqual([
    { kind: 'status', status: 'Offered' },
  ])
})

test('an interview and the day of the decision are proposed for the checklist, once', () => {
  const added = [
    { kind: 'add', label: 'Interview', itemKind: 'interview', dueOn: null },
    { kind: 'add', label: 'Decision expected', itemKind: 'custom', dueOn: '2026-12-15' },
  ]
  expect(after({ isInterview: true, decisionOn: '2026-12-15' })).toEqual(added)
  const items = [
    { id: 'i', kind: 'interview' as const, label: 'Interview', done: true },
    { id: 'd', kind: 'custom' as const, label: 'Decision expected', done: false },
  ]
  expect(after({ isInterview: true, decisionOn: '2026-12-15' }, { items })).toEqual([])
})

test('nothing is proposed after a mail of another college', () => {
  expect(after({ doubts: ['other-college'], missing: ['FAFSA'], decision: 'Accepted' })).toEqual([])
})
