import type { Job, Jobs } from '@bearings/domain/jobs/schema'
import { counted } from '@bearings/domain/words'
import type { Tone } from '#ui/chip.tsx'

export function stateOf({ startedAt, finishedAt, failuresInARow }: Job): { words: string; tone: Tone } {
  if (failuresInARow > 0) return { words: `Failed ${counted(failuresInARow, 'time')}`, tone: 'coral' }
  if (startedAt && (!finishedAt || finishedAt < startedAt)) return { words: 'Running', tone: 'sea' }
  return finishedAt ? { words: 'Fine', tone: 'kelp' } : { words: 'Not run yet', tone: 'plain' }
}

export function rhythmOf({ everyMinutes }: Job): string {
  if (everyMinutes === 1) return 'Every minute'
  return everyMinutes === 60 ? 'Every hour' : `Every ${everyMinutes} minutes`
}

export function jobsInWords(jobs: readonly Job[]): string {
  const failing = jobs.filter(({ failuresInARow }) => failuresInARow > 0).length
  if (failing === 0) return `All ${counted(jobs.length, 'job')} are fine.`
  return `${counted(failing, 'job is', 'jobs are')} failing.`
}

export function mailInWords({ leaves, waiting, failing, givenUp, lastFailure }: Jobs['mail']): string {
  if (!leaves) return `No mail server is configured, so emails stay here: ${counted(waiting, 'email')}.`
  const facts = [
    waiting === 0 ? 'All emails have been sent.' : `${counted(waiting, 'email')} waiting.`,
    failing > 0 && `${failing} could not be sent yet.`,
    givenUp > 0 && `${givenUp} could not be delivered in the last few days.`,
    lastFailure && `The mail server said: ${lastFailure}`,
  ]
  return facts.filter(Boolean).join(' ')
}
