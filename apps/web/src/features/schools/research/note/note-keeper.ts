import { Failure } from '@bearings/domain/failure'
import type { NoteContent, ResearchNote } from '@bearings/domain/schools/research/schema'
import { createKeeper } from '#platform/keeper/keeper.ts'
import type { Services, Unsent } from '#platform/keeper/types.ts'

export const emptyNote: NoteContent = { type: 'doc', content: [{ type: 'paragraph' }] }

export type NoteKeeper = ReturnType<typeof createNoteKeeper>

type Around = Omit<Services<NoteContent, ResearchNote>, 'empty' | 'isSavedElsewhere'>

/** Creates the keeper of a research note. If a note was changed in two places, both versions can be kept. */
export function createNoteKeeper(known: ResearchNote, draft: Unsent<NoteContent> | null, around: Around) {
  const keeper = createKeeper<NoteContent, ResearchNote>(known, draft, {
    ...around,
    empty: emptyNote,
    isSavedElsewhere: (error) => error instanceof Failure && error.rule === 'note-saved-elsewhere',
  })

  return {
    ...keeper,
    /** Continues with both versions, one after the other. */
    keepBoth: () =>
      keeper.merge((mine, others) => ({
        type: 'doc',
        content: [...mine.content, { type: 'paragraph' }, ...others.content],
      })),
  }
}
