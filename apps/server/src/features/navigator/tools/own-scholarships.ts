import { partOfMonth } from '@bearings/domain/money/scholarships/dates'
import type { Scholarship } from '@bearings/domain/money/scholarships/schema'
import { day } from '@bearings/domain/words'
import { z } from 'zod'
import { ownSource } from '../notes.ts'
import { quoted } from '../prose.ts'
import { tool } from './tool.ts'

const most = 6

export const myScholarships = tool({
  description:
    'The scholarships in Bearings that the student’s own entries do not rule out, the best fit first',
  input: z.object({}),
  async run(context, _input, notes) {
    const open = await context.scholarships()
    notes.use('the scholarships')
    const mark = notes.cite(ownSource('Scholarships', '/financial/scholarships'))
    const all = '[Scholarships](/financial/scholarships?show=fits)'
    if (open === null)
      return `How scholarships fit you depends on entries that stay on this server: ${all} shows them${mark}.`
    const link = `${all} has them all. Most scholarship money comes from the colleges themselves, so see what [each of yours](/financial/net-price) costs after grants, too.`
    if (open.length === 0) return `Nothing in the list fits what you have entered${mark}. ${link}`
    const shown = open.slice(0, most)
    const isUnverified = shown.some(({ own, verified }) => !own && verified === null)
    const caution = isUnverified
      ? '\n\nAmounts and dates are what others report, not verified: check each on its own page.'
      : ''
    return `Nothing you have entered rules these out${mark}: those you saved, then the best fit first:\n${shown.map(lineOf).join('\n')}${caution}\n\n${link}`
  },
})

function lineOf(scholarship: Scholarship): string {
  const { name, amount, fit } = scholarship
  const facts = [amount && quoted(amount), dueOf(scholarship)].filter(Boolean).join('; ')
  const left = openIn(scholarship).map((criterion) => quoted(criterion))
  const fits =
    fit === 'met' ? 'fits you' : left.length > 0 ? `may fit; not known: ${left.join('; ')}` : 'may fit'
  return `- **${quoted(name)}**${facts ? ` (${facts})` : ''}: ${fits}`
}

/** Returns when it is due, by this year's date or, said so, by the usual one; `null` if nothing is known. */
function dueOf({ standing, opensOn, deadlineNote }: Scholarship): string | null {
  const { on, isUsual } = standing
  if (on === null) return deadlineNote && quoted(deadlineNote)
  if (isUsual) return `usually due ${partOfMonth(on)}`
  return standing.state === 'opens-later' ? `opens ${day(opensOn!)}, due ${day(on)}` : `due ${day(on)}`
}

/** Returns the requirements that nobody can judge from the student's entries. */
function openIn({ judged }: Scholarship): string[] {
  return judged.filter(({ met }) => met === 'unknown').map(({ criterion }) => criterion)
}
