import { planLabels } from '@bearings/domain/colleges/rules'
import { sentStatuses } from '@bearings/domain/list/options'
import type { ListEntry } from '@bearings/domain/list/schema'
import { day, untilDay } from '@bearings/domain/words'
import { z } from 'zod'
import { type Notes, ownSource } from '../notes.ts'
import { counted, quoted } from '../prose.ts'
import { tool } from './tool.ts'

export function citeList(notes: Notes): string {
  notes.use('your school list')
  return notes.cite(ownSource('Your school list', '/schools'))
}

export function emptyList(notes: Notes): string {
  return `Your list is empty${citeList(notes)}. [Find Schools](/schools/find) or [add one by hand](/schools).`
}

const most = 15

export const myList = tool({
  description: 'The schools on the student’s list with plan, deadline and status',
  input: z.object({}),
  async run(context, _input, notes) {
    const list = await context.list()
    if (list.length === 0) return emptyList(notes)
    const mark = citeList(notes)
    const sent = list.filter(({ status }) => sentStatuses.includes(status)).length
    const counts = new Map<string, number>()
    for (const { status } of list) counts.set(status, (counts.get(status) ?? 0) + 1)
    const states = [...counts].map(([status, count]) => `${count} ${status}`).join(', ')
    const rows = list
      .toSorted((one, other) => (one.deadline ?? '9999').localeCompare(other.deadline ?? '9999'))
      .slice(0, most)
      .map((entry) => `- ${lineOf(entry, context.today)}`)
    const rest = list.length > most ? `\n- and ${list.length - most} more` : ''
    return `You have ${counted(list.length, 'school')} on your list, ${sent} of them sent${mark} (${states}):\n${rows.join('\n')}${rest}\n\n[Open your list](/schools)`
  },
})

function lineOf({ id, name, plan, deadline, status }: ListEntry, today: string): string {
  const date = deadline ? `, ${day(deadline)} (${untilDay(deadline, today)})` : ', no deadline yet'
  return `[${quoted(name)}](/schools/${id}/research): ${status}${plan ? `, ${planLabels[plan]}` : ''}${date}`
}
