/** Returns the seconds to wait, from the error of a limit that is used up; `null` for any other error. */
export function retryAfterOf(error: unknown): number | null {
  const limited = error instanceof Error && 'retryAfter' in error && typeof error.retryAfter === 'number'
  return limited ? (error.retryAfter as number) : null
}
