import { randomUUID } from 'node:crypto'
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
