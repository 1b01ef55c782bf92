/** Whether a query failed because a value that must be unique is there already. Both engines name it 23505. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // Drizzle wraps what the driver threw.
  return ('code' in error && error.code === '23505') || isTaken(error.cause)
}
