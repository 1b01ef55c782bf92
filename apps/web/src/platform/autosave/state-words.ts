import { Failure } from '@bearings/domain/failure'
import { explain } from '#product/explain.ts'
import type { AutosaveState } from './types.ts'

/** What is said of a text that is on its way. */
export const savingWords = 'Saving…'

/**
 * Says whether the text is saved, and where it is until then.
 * @param whenGone The message for a text that no longer exists on the server.
 */
export function stateInWords(state: AutosaveState<unknown>, whenGone: string): string {
  const { saved, failure, onDevice, other } = state
  if (saved) return 'Saved'
  if (!onDevice) return 'Not saved, and this device cannot keep it'
  if (other) return 'Not saved yet, kept on this device'
  if (failure === null) return savingWords
  return failure instanceof Failure
    ? `${reasonOf(failure, whenGone)} Kept on this device`
    : 'Offline, kept on this device'
}

function reasonOf(failure: Failure, whenGone: string): string {
  if (failure.code === 'NOT_FOUND') return whenGone
  return `${failure.fields?.[0]?.message ?? explain(failure)}.`.replace(/\.\.$/, '.')
}
