import { randomUUID } from 'node:crypto'
import type { NewAnswer } from '@bearings/domain/library/answers/editions/schema'
import type { ArticleWords, NewEdition } from '@bearings/domain/library/editions/schema'

/** Returns an article that can be published, with an address of its own. */
export function articleWords(changes: Partial<ArticleWords> = {}): NewEdition {
  const mark = randomUUID().slice(0, 8)
  return {
    slug: `kestrels-${mark}`,
    title: `Kestrels ${mark}`,
    category: 'Essays',
    summary: 'What a small hawk teaches about opening lines.',
    author: 'Ida Brandt',
    tags: ['openings'],
    featured: false,
    sources: [{ title: 'Cornell Lab, American Kestrel', url: 'https://www.allaboutbirds.org/guide' }],
    markdown: '## Hover\n\nLook **long** before you drop. See [your essays](/essays).',
    ...changes,
  }
}

/** Returns an answer card that can be saved, which nobody else's questions are near to. */
export function answerWords(changes: Partial<NewAnswer> = {}): NewAnswer {
  const mark = randomUUID().slice(0, 8)
  return {
    topic: 'choosing',
    question: `May I bring my falcon ${mark} to college?`,
    ask: [`can my falcon ${mark} live in the dorm`, `falconry ${mark} on campus allowed?`],
    not: [],
    markdown:
      'Only where the state lets you keep one, and hardly ever in a dorm. Ask the housing office first.',
    spanish: 'Solo donde el estado lo permite, y casi nunca en la residencia. Pregunta primero.',
    sources: [{ title: 'North American Falconers Association', url: 'https://www.n-a-f-a.com/' }],
    checked: '2026-10-30',
    certainty: 'likely',
    ...changes,
  }
}
