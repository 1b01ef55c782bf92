import { describe, expect, test } from 'vitest'
import { answerTo, askedEssays, essayToAdd, lengthOf, missingEssays, wordsToWrite } from './rules.ts'
import type { AskedEssay, AskedOfSchool } from './schema.ts'

const asked = (key: string, over: Partial<AskedEssay> = {}): AskedEssay => ({
  key,
  topic: `About ${key}`,
  need: 'required',
  program: null,
  limit: { unit: 'words', fewest: null, most: 200 },
  ...over,
})
const form = (over: Partial<NonNullable<AskedOfSchool['form']>>) => ({
  applicationSystem: 'common_app',
  personalEssayRequired: true,
  cycle: '2026-27',
  source: null,
  checkedOn: null,
  ...over,
})
const school = (essays: AskedEssay[], over: Partial<AskedOfSchool> = {}): AskedOfSchool => ({
  entryId: 'rice',
  form: form({}),
  own: {
    cycle: '2026-27',
    certainty: 'sure',
    source: 'https://rice.example',
    checkedOn: '2026-09-12',
    essays,
    programs: [],
    note: null,
  },
  page: null,
  ...over,
})
const written = (over: Partial<Parameters<typeof wordsToWrite>[1][number]>) => ({
  entryId: 'rice' as string | null,
  asked: null,
  promptName: 'Mine',
  status: 'drafting' as const,
  words: 0,
  ...over,
})
const keysOf = (all: readonly AskedEssay[]) => all.map(({ key }) => key)

describe('what a school still needs', () => {
  const rice = school([asked('rice-1'), asked('rice-2', { need: 'optional' }), asked('rice-3')])

  test('is the personal statement and each required essay of its own, but no optional one', () => {
    expect(keysOf(missingEssays(rice, []))).toEqual(['common-app', 'rice-1', 'rice-3'])
  })

  test('is no longer what was added, even in the official words', () => {
    const added = [written({ asked: 'rice-1', promptName: 'In the official words' })]
    expect(keysOf(missingEssays(rice, added))).toEqual(['common-app', 'rice-3'])
  })

  test('is not what was typed in the same words by hand', () => {
    expect(keysOf(missingEssays(rice, [written({ promptName: 'About rice-3' })]))).toEqual([
      'common-app',
      'rice-1',
    ])
  })

  test('is still what was moved to another school', () => {
    expect(keysOf(missingEssays(rice, [written({ entryId: 'yale', asked: 'rice-1' })]))).toContain('rice-1')
  })

  test('is nothing that is not known', () => {
    expect(missingEssays({ ...rice, own: null, form: null }, [])).toEqual([])
  })
})

describe('an essay that many colleges share', () => {
  test.each(['Common App 4: Something someone did for you', 'My personal statement', 'Personal essay'])(
    'is not asked for again beside “%s”',
    (promptName) => {
      expect(missingEssays(school([]), [written({ entryId: null, promptName })])).toEqual([])
    },
  )

  test('is not answered by an essay of one school', () => {
    const own = written({ promptName: 'Personal essay' })
    expect(keysOf(missingEssays(school([]), [own]))).toEqual(['common-app'])
  })

  test('is four answers for all of the University of California, and those by hand count', () => {
    const berkeley = school([], { form: form({ applicationSystem: 'uc', personalEssayRequired: null }) })
    expect(keysOf(askedEssays(berkeley))).toEqual(['uc-1', 'uc-2', 'uc-3', 'uc-4'])
    const some = [
      written({ entryId: null, asked: 'uc-2' }),
      written({ entryId: null, promptName: 'UC 6: An academic subject that inspires you' }),
    ]
    expect(keysOf(missingEssays(berkeley, some))).toEqual(['uc-3', 'uc-4'])
  })

  test('is not asked for by a college that does not require it', () => {
    expect(askedEssays(school([], { form: form({ personalEssayRequired: false }) }))).toEqual([])
  })
})

describe('an essay that is added', () => {
  test('has its limit in the unit that the form counts', () => {
    const take = asked('yale-2', { limit: { unit: 'characters', fewest: null, most: 200 } })
    expect(essayToAdd(take, { entryId: 'yale', deadline: '2027-01-02' })).toEqual({
      entryId: 'yale',
      promptName: 'About yale-2',
      wordLimit: null,
      characterLimit: 200,
      deadline: null,
      asked: 'yale-2',
    })
  })

  test('belongs to no school if many share it, and is due on the first date', () => {
    const [statement] = askedEssays(school([]))
    expect(essayToAdd(statement!, { entryId: 'rice', deadline: '2026-11-01' })).toMatchObject({
      entryId: null,
      wordLimit: 650,
      deadline: '2026-11-01',
    })
  })

  test('says for which program it is', () => {
    const honors = asked('asu-1', { need: 'program', program: 'Honors College', topic: 'Three questions' })
    expect(essayToAdd(honors, { entryId: 'asu', deadline: null }).promptName).toBe(
      'Honors College: Three questions',
    )
  })
})

test('the length of essays is summed by what is counted', () => {
  const take = asked('b', { limit: { unit: 'characters', fewest: null, most: 200 } })
  expect(lengthOf([asked('a'), asked('c'), take, asked('d', { limit: null })])).toEqual({
    words: 400,
    characters: 200,
    unlimited: 1,
  })
})

test('the words left are those of the required essays, less what is written or finished', () => {
  const rice = school([asked('a'), asked('b'), asked('c', { need: 'optional' })], { form: null })
  expect(wordsToWrite(rice, [])).toBe(400)
  expect(wordsToWrite(rice, [written({ asked: 'a', words: 150 })])).toBe(250)
  expect(wordsToWrite(rice, [written({ asked: 'a', words: 230 })])).toBe(200)
  expect(wordsToWrite(rice, [written({ asked: 'a', words: 20, status: 'submitted' })])).toBe(200)
})

test('an essay with the key is found before one with the name', () => {
  const named = written({ entryId: null, promptName: 'Personal essay' })
  const added = written({ entryId: null, asked: 'common-app', promptName: 'An idea' })
  expect(answerTo(askedEssays(school([]))[0]!, 'rice', [named, added])).toBe(added)
})
