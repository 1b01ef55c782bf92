import { describe, expect, test } from 'vitest'
import { reusable, reusableFor } from './reuse.ts'

describe('an essay that could be used again', () => {
  const community = {
    id: 'a',
    promptName: 'Describe a community you belong to and your place in it.',
    wordLimit: 250,
    words: 240,
  }

  test('is found when the same is asked in other words', () => {
    const asked = {
      id: 'b',
      promptName: 'What communities do you belong to? What is your place?',
      wordLimit: 300,
      words: 0,
    }

    expect(reusable(asked, [community])).toMatchObject([{ essay: { id: 'a' } }])
  })

  test('is found when one prompt names in the plural what the other names once', () => {
    const challenge = { ...community, promptName: 'Write about a challenge or a formative experience.' }
    const asked = { id: 'b', promptName: 'Challenges and experiences', wordLimit: 300, words: 0 }

    expect(reusable(asked, [challenge])).toMatchObject([{ essay: { id: 'a' } }])
  })

  test.each([
    ['asks for something else', { promptName: 'Why our engineering school?' }],
    ['is more than two and a half times as long', { wordLimit: 650 }],
    ['has no text yet', { words: 0 }],
    ['is the essay itself', { id: 'b' }],
  ])('is not one that %s', (_, difference) => {
    const asked = { id: 'b', promptName: 'Describe a community you belong to.', wordLimit: 250, words: 0 }

    expect(reusable(asked, [{ ...community, ...difference }])).toEqual([])
  })

  test('is not the answer to why another college', () => {
    const why = { ...community, promptName: 'Why this college' }
    expect(reusable({ id: 'b', promptName: 'Why this college', wordLimit: 250, words: 0 }, [why])).toEqual([])
  })

  test('is looked for wherever an essay is still to be started', () => {
    const essays = [
      { ...community, status: 'complete' as const },
      { ...community, id: 'b', words: 0, status: 'drafting' as const },
      { ...community, id: 'c', words: 0, status: 'submitted' as const },
    ]

    expect([...reusableFor(essays)]).toEqual([['b', essays[0]]])
  })
})
