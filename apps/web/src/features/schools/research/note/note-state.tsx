import { Failure } from '@bearings/domain/failure'
import { explain } from '../../../../platform/explain.ts'
import type { NoteState as State } from './note-keeper.ts'
import classes from './note-editor.module.css'

/** Whether what is typed is saved, and where it is until then. */
export function NoteState({ state, isNew }: { state: State; isNew: boolean }) {
  return (
    <p className={classes.state} aria-live="polite">
      {isNew && state.saved ? '' : wordsOf(state)}
    </p>
  )
}

function wordsOf({ saved, failure, onDevice, other }: State): string {
  if (saved) return 'Saved'
  if (!onDevice) return 'Not saved, and this device cannot keep it'
  if (other) return 'Not saved yet, kept on this device'
  if (failure === null) return 'Saving…'
  return failure instanceof Failure
    ? `${reasonOf(failure)} Kept on this device`
    : 'Offline, kept on this device'
}

function reasonOf(failure: Failure): string {
  if (failure.code === 'NOT_FOUND') return 'This school is in the trash: bring it back to save.'
  return `${failure.fields?.[0]?.message ?? explain(failure)}.`.replace(/\.\.$/, '.')
}
