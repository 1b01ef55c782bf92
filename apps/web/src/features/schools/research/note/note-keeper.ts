import { Failure } from '@bearings/domain/failure'
import type { NoteContent, ResearchNote } from '@bearings/domain/schools/research/schema'
import { createKeeper } from '#platform/keeper/keeper.ts'
import type { Services, Unsent } from '#platform/keeper/types.ts'

export const emptyNote: NoteContent = { type: 'doc', content: [{ type: 'paragraph' }] }

export type NoteKeeper = ReturnType<typeof createNoteKeeper>

type Around = Omit<Services<NoteContent, ResearchNote>, 'empty' | 'isSavedElsewhere'>

/** The keeper of a research note: of two that were written at once, both may be kept. */
export function createNoteKeeper(known: ResearchNote, draft: Unsent<NoteContent> | null, around: Around) {
  const keeper = createKeeper<NoteContent, ResearchNote>(known, draft, {
    ...around,
    empty: emptyNote,
    isSavedElsewhere: (error) => error instanceof Failure && error.rule === 'note-saved-elsewhere',
  })

  return {
    ...keeper,
    /** Goes on with both, one after the other. */
    keepBoth: () =>
      keeper.merge((mine, others) => ({
        type: 'doc',
        content: [...mine.content, { type: 'paragraph' }, ...others.content],
      })),
  }
}
