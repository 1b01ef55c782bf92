import { expect, test } from 'vitest'
import {
  aiPolicyFor,
  fewestWords,
  profileFilters,
  promptSetsFor,
  readingMinutes,
  setOfPrompt,
  searchArticles,
  searchGuides,
  searchProfiles,
} from './rules.ts'
import type { AiPolicy, ArticleSummary, GuideSummary, ProfileSummary, PromptSet } from './schema.ts'

test.each([
  { words: 0, minutes: 1 },
  { words: 300, minutes: 1 },
  { words: 714, minutes: 3 },
])('someone reads $words words in $minutes minutes', ({ words, minutes }) => {
  expect(readingMinutes(words)).toBe(minutes)
})

test('a student who looks for a word finds it in title, excerpt and tags, in any case', () => {
  const articles = [
    { slug: 'one', title: 'The short essay', summary: 'Less.', tags: [], category: 'Essays' },
    { slug: 'two', title: 'Aid', summary: 'An ESSAY costs nothing.', tags: [], category: 'Financial Aid' },
    { slug: 'three', title: 'Tests', summary: 'Scores.', tags: ['essay'], category: 'Testing' },
    { slug: 'four', title: 'Tests', summary: 'Scores.', tags: ['sat'], category: 'Testing' },
  ] as unknown as ArticleSummary[]

  const found = (sought: object) => searchArticles(articles, sought).map(({ slug }) => slug)

  expect(found({ q: ' essay ' })).toEqual(['one', 'two', 'three'])
  expect(found({ category: 'Testing' })).toEqual(['three', 'four'])
  expect(found({ q: 'essay', category: 'Testing' })).toEqual(['three'])
  expect(found({})).toHaveLength(4)
})

test('a parent who types without accents finds a guide in Spanish, and with accents one in English', () => {
  const guide = { summary: '', topic: 'Money' }
  const guides = [
    { ...guide, slug: 'grades', title: 'Grades', spanish: { title: 'Qué cuenta después', summary: '' } },
    { ...guide, slug: 'resume', title: 'Your resume' },
  ] as unknown as GuideSummary[]

  const found = (q: string) => searchGuides(guides, q).map(({ slug }) => slug)

  expect(found('despues')).toEqual(['grades'])
  expect(found('QUÉ CUENTA')).toEqual(['grades'])
  expect(found('résumé')).toEqual(['resume'])
})

test('a student finds admitted students by a college that admitted them', () => {
  const profiles = [
    { name: 'Ana', highSchool: 'Elm', intendedMajor: 'Music', collegesAdmitted: [{ school: 'Rice' }] },
    { name: 'Ben', highSchool: 'Oak', intendedMajor: 'Physics', collegesAdmitted: [] },
  ] as unknown as ProfileSummary[]

  const found = (q: string) => searchProfiles(profiles, q).map(({ name }) => name)

  expect(found('rice')).toEqual(['Ana'])
  expect(found('OAK')).toEqual(['Ben'])
  expect(found('physics')).toEqual(['Ben'])
  expect(found('')).toEqual(['Ana', 'Ben'])
})

test('an unknown GPA is not a high one, and exactly 3.9 is', () => {
  const isHigh = (gpaUnweighted: number | null) =>
    profileFilters['high-achievers']({ intendedMajor: 'Music', gpaUnweighted })

  expect([null, 3.89, 3.9].map(isHigh)).toEqual([false, false, true])
})

const sets = [
  { id: 'common-app', unitids: null, prompts: [{ text: 'Anything', words: 650, limit: '650 words' }] },
  { id: 'uc', unitids: [1, 2], prompts: [{ text: 'Leading', words: 350, limit: '350 words' }] },
  { id: 'yale', unitids: [3], prompts: [{ text: 'One side', words: null, limit: '200 characters' }] },
] as unknown as PromptSet[]

test.each([
  { who: 'for a school that asks for its own', unitid: 3, onList: [3], offered: ['yale'] },
  { who: 'for a school of which nothing is on record', unitid: 9, onList: [9], offered: [] },
  { who: 'for no school, with no UC campus on the list', unitid: null, onList: [3], offered: ['common-app'] },
  {
    who: 'for no school, with a UC campus on the list',
    unitid: null,
    onList: [2],
    offered: ['common-app', 'uc'],
  },
])('a student who adds an essay $who is offered $offered', ({ unitid, onList, offered }) => {
  expect(promptSetsFor(sets, unitid, onList).map(({ id }) => id)).toEqual(offered)
})

test('an essay leads to the official wording until its prompt is rewritten', () => {
  expect(setOfPrompt(sets, 'One side (200 characters)')?.id).toBe('yale')
  expect(setOfPrompt(sets, 'One side of mine')).toBeNull()
})

test('a prompt with a span for its limit has a fewest number of words, any other has none', () => {
  const span = [
    { prompts: [{ id: 'c', text: 'Common App 7: Anything', words: 650, limit: '250 to 650 words' }] },
    { prompts: [{ id: 'u', text: 'UC 1: Leadership', words: 350, limit: 'at most 350 words' }] },
  ] as PromptSet[]

  expect(fewestWords(span, 'Common App 7: Anything')).toBe(250)
  expect(fewestWords(span, 'UC 1: Leadership')).toBeNull()
  expect(fewestWords(span, 'Common App 7: Anything of mine')).toBeNull()
})

test('a college without a rule of its own on AI has the one that holds for all', () => {
  const policies = [
    { unitid: null, college: 'Common App' },
    { unitid: 3, college: 'Yale' },
  ] as AiPolicy[]

  expect(aiPolicyFor(policies, 3)).toMatchObject({ policy: { college: 'Yale' }, isOwn: true })
  expect(aiPolicyFor(policies, 9)).toMatchObject({ policy: { college: 'Common App' }, isOwn: false })
  expect(aiPolicyFor(policies, null)).toMatchObject({ policy: { college: 'Common App' }, isOwn: false })
})
