import type { ArticleState } from '@bearings/domain/library/editions/options'
import type { Edition } from '@bearings/domain/library/editions/schema'
import type { Tone } from '#ui/chip.tsx'

type EditionState = Pick<Edition, 'state' | 'isShipped' | 'isChanged'>

const names: Record<ArticleState, { name: string; tone: Tone }> = {
  shipped: { name: 'Shipped', tone: 'plain' },
  draft: { name: 'Draft', tone: 'brass' },
  published: { name: 'Published', tone: 'kelp' },
  unpublished: { name: 'Not published', tone: 'coral' },
}

export function stateChip({ state, isChanged }: EditionState): { name: string; tone: Tone } {
  return state === 'published' && isChanged
    ? { name: 'Published, changed since', tone: 'brass' }
    : names[state]
}

export function stateInWords({ state, isShipped, isChanged }: EditionState): string {
  if (state === 'shipped') return 'As it ships with Bearings. Your changes appear once you publish them.'
  if (state === 'unpublished') return 'Only admins can read it.'
  if (state === 'draft')
    return isShipped
      ? 'A draft that only admins see. Everyone else sees the shipped text.'
      : 'A draft that only admins see.'
  return isChanged
    ? 'Published. Changes saved since then appear once you publish them, too.'
    : 'Published: everyone who is signed in to Bearings can read this text.'
}

const labels: Record<string, string> = {
  title: 'Title',
  summary: 'Summary',
  author: 'Author',
  tags: 'Tags',
  markdown: 'Text',
}

/** Returns a field's label on the page: `sources.0.url` → "Source 1". */
export function labelOf(path: string): string {
  const [field = '', index] = path.split('.')
  if (field === 'sources') return index === undefined ? 'Sources' : `Source ${Number(index) + 1}`
  return labels[field] ?? field
}
