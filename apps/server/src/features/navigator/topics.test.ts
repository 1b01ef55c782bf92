import { expect, test } from 'vitest'
import { library } from '../library/content/library.ts'
import { topics } from './recognize/topics.ts'

const { guides } = await library()

test('each topic is answered by a part of a guide that is there', () => {
  const parts = topics.flatMap((topic) => [topic, ...(topic.and ? [topic.and] : [])])
  const missing = parts.filter(({ guide, part }) => {
    const found = guides.find(({ slug }) => slug === guide)
    return !found || (part !== undefined && !found.markdown.split('\n').includes(`## ${part}`))
  })
  expect(missing.map(({ guide, part }) => `${guide}: ${part}`)).toEqual([])
})
