const clock = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit' })

/** "04:12 PM", on the clock of whoever reads it. */
export function clockTime(instant: string): string {
  return clock.format(new Date(instant))
}
