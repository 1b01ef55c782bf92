/** Where the profile stands: `2 of 4 steps complete`. */
export function profileLine(steps: Record<string, { complete: boolean }>): string {
  const all = Object.values(steps)
  const complete = all.filter((step) => step.complete).length
  if (complete === all.length) return 'All steps complete'
  return complete === 0
    ? `${all.length} short steps, saved as you go`
    : `${complete} of ${all.length} steps complete`
}

const sent = new Set(['Submitted', 'Deferred', 'Waitlisted', 'Accepted', 'Rejected', 'Committed'])

/** Where the list stands: `9 schools, 2 submitted`. What was answered has been submitted too. */
export function schoolsLine(schools: readonly { status: string }[]): string {
  if (schools.length === 0) return 'No schools yet. Add the first one.'
  const submitted = schools.filter(({ status }) => sent.has(status)).length
  const count = schools.length === 1 ? '1 school' : `${schools.length} schools`
  return submitted === 0 ? `${count} on your list` : `${count}, ${submitted} submitted`
}
