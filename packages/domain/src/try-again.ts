import { say } from './say.ts'

/**
 * "Try again in 4 minutes", for who is refused for a while. Rounds up, so that who waits as long is not refused again.
 * @param seconds what `Retry-After` says; absent where nobody said how long.
 */
export function tryAgainIn(seconds: number | undefined): string {
  if (seconds === undefined) return say('Wait a moment and try again')
  if (seconds <= 60) return say('Try again in a minute')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120
    ? say('Try again in {minutes} minutes', { minutes })
    : say('Try again in {hours} hours', { hours: Math.ceil(minutes / 60) })
}
