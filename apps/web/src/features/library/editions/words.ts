import type { ArticleState } from '@bearings/domain/library/editions/options'
import type { Edition } from '@bearings/domain/library/editions/schema'
import type { Tone } from '#ui/chip.tsx'

type Standing = Pick<Edition, 'state' | 'isShipped' | 'isChanged'>

const names: Record<ArticleState, { name: string; tone: Tone }> = {
  shipped: { name: 'Shipped', tone: 'plain' },
  draft: { name: 'Draft', tone: 'brass' },
  published: { name: 'Published', tone: 'kelp' },
  unpublished: { name: 'Not published', tone: 'coral' },
}

/** How an article stands, in a word or two. */
export function standing({ state, isChanged }: Standing): { name: string; tone: Tone } {
  return state === 'published' && isChanged
    ? { name: 'Published, changed since', tone: 'brass' }
    : names[state]
}

/** The same, as a sentence for whoever works on it. */
export function standingInWords({ state, isShipped, isChanged }: Standing): string {
  if (state === 'shipped')
    return 'As it comes with Bearings. What you change here is read once it is published.'
  if (state === 'unpublished') return 'Nobody but admins reads it.'
  if (state === 'draft')
    return isShipped
      ? 'A draft that only admins see. Everybody else reads the shipped text.'
      : 'A draft that only admins see.'
  return isChanged
    ? 'Published. What was saved since then is read once it is published, too.'
    : 'Published: everyone who is signed in to Bearings reads these words.'
}

const labels: Record<string, string> = {
  title: 'Title',
  summary: 'Summary',
  author: 'Author',
  tags: 'Tags',
  markdown: 'Text',
}

/** What a field is called on the page: `sources.0.url` → "Source 1". */
export function labelOf(path: string): string {
  const [field = '', index] = path.split('.')
  if (field === 'sources') return index === undefined ? 'Sources' : `Source ${Number(index) + 1}`
  return labels[field] ?? field
}
