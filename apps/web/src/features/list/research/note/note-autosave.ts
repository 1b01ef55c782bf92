import { Failure } from '@bearings/domain/failure'
import type { NoteContent, ResearchNote } from '@bearings/domain/list/research/schema'
import { createAutosave } from '#platform/autosave/autosave.ts'
import type { Services, Unsent } from '#platform/autosave/types.ts'

export const emptyNote: NoteContent = { type: 'doc', content: [{ type: 'paragraph' }] }

export type NoteAutosave = ReturnType<typeof createNoteAutosave>

type Around = Omit<Services<NoteContent, ResearchNote>, 'empty' | 'isSavedElsewhere'>

/** Creates the autosave of a research note. If a note was changed in two places, both versions can be kept. */
export function createNoteAutosave(known: ResearchNote, draft: Unsent<NoteContent> | null, around: Around) {
  const autosave = createAutosave<NoteContent, ResearchNote>(known, draft, {
    ...around,
    empty: emptyNote,
    isSavedElsewhere: (error) => error instanceof Failure && error.rule === 'note-saved-elsewhere',
  })

  return {
    ...autosave,
    /** Continues with both versions, one after the other. */
    keepBoth: () =>
      autosave.merge((mine, others) => ({
        type: 'doc',
        content: [...mine.content, { type: 'paragraph' }, ...others.content],
      })),
  }
}
