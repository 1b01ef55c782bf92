import type { Job, Jobs } from '@bearings/domain/jobs/schema'
import { counted } from '../../platform/words.ts'
import type { Tone } from '../../ui/chip.tsx'

/** How a job is doing, in two words. */
export function stateOf({ startedAt, finishedAt, failuresInARow }: Job): { words: string; tone: Tone } {
  if (failuresInARow > 0) return { words: `Failed ${counted(failuresInARow, 'time')}`, tone: 'coral' }
  if (startedAt && (!finishedAt || finishedAt < startedAt)) return { words: 'Running', tone: 'sea' }
  return finishedAt ? { words: 'Fine', tone: 'kelp' } : { words: 'Not run yet', tone: 'plain' }
}

export function rhythmOf({ everyMinutes }: Job): string {
  if (everyMinutes === 1) return 'Every minute'
  return everyMinutes === 60 ? 'Every hour' : `Every ${everyMinutes} minutes`
}

export function mailInWords({ leaves, waiting, failing, givenUp, lastFailure }: Jobs['mail']): string {
  if (!leaves) return `No mail server is set, so mail stays here: ${counted(waiting, 'mail')}.`
  const said = [
    waiting === 0 ? 'All mail has left.' : `${counted(waiting, 'mail')} waiting.`,
    failing > 0 && `${failing} tried in vain.`,
    givenUp > 0 && `${givenUp} given up in the last days.`,
    lastFailure && `The mail server said: ${lastFailure}`,
  ]
  return said.filter(Boolean).join(' ')
}
