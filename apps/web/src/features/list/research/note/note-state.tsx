import type { ResearchNote } from '@bearings/domain/list/research/schema'
import { stateInWords } from '#platform/autosave/state-words.ts'
import type { AutosaveState } from '#platform/autosave/types.ts'
import { useSpoken } from '#platform/autosave/use-spoken.ts'
import classes from './note-state.module.css'

/** Says whether the note is saved, and where it is until then. */
export function NoteState({ state, isNew }: { state: AutosaveState<ResearchNote>; isNew: boolean }) {
  const words =
    isNew && state.saved ? '' : stateInWords(state, 'This school is in the trash. Restore it to save.')
  return (
    <p className={`secondary align-right ${classes.state}`} aria-live={useSpoken(words)}>
      {words}
    </p>
  )
}
