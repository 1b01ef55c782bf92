/** The Monday of the week that `today` (`YYYY-MM-DD`) belongs to, as `October 5`. */
export function weekOf(today: string): string {
  const day = new Date(`${today}T00:00:00Z`)
  const sinceMonday = (day.getUTCDay() + 6) % 7
  day.setUTCDate(day.getUTCDate() - sinceMonday)
  return day.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
}
