import type { AskedOfSchool } from '@bearings/domain/essays/asked/schema'
import { supplementsInWords } from '@bearings/domain/essays/asked/words'
import type { EssaySummary } from '@bearings/domain/essays/schema'
import type { ListEntry } from '@bearings/domain/list/schema'
import { z } from 'zod'
import { figureSource, ownSource } from '../notes.ts'
import { counted, quoted } from '../prose.ts'
import { isDone } from './own-essays.ts'
import { citeList, emptyList } from './own-list.ts'
import { tool } from './tool.ts'

const most = 30

export const listEssays = tool({
  description:
    'For each school on the student’s list: whether it requires the personal essay, which essays of its own, and how many essays the student has for it',
  input: z.object({}),
  async run(context, _input, notes) {
    const list = await context.list()
    if (list.length === 0) return emptyList(notes)
    const [essays, asked] = await Promise.all([context.essays(), context.asked()])
    const mark = `${citeList(notes)}${notes.cite(ownSource('Your essays', '/essays'))}`
    const lines = await Promise.all(
      list.slice(0, most).map(async (entry) => {
        const asks = entry.schoolId ? (await context.school(entry.schoolId)).requirements : null
        const source =
          asks && asks.personalEssayRequired !== null
            ? notes.cite(figureSource(asks.source ?? 'The college’s requirements', asks.cycle, '/schools'))
            : ''
        return `- [${quoted(entry.name)}](/schools/${entry.id}/research): ${requirementOf(asks?.personalEssayRequired)}${source}; ${ownOf(entry, essays)}.${supplementsFor(asked, entry, context.cycle)}`
      }),
    )
    const rest = list.length > most ? `\n- and ${list.length - most} more` : ''
    return `Essays at the ${counted(list.length, 'school')} on your list${mark}:\n${lines.join('\n')}${rest}\n\nWhere nothing stands about essays of its own, the college’s part of the application shows them. [Essays](/essays) adds what is asked.`
  },
})

function supplementsFor(asked: readonly AskedOfSchool[], { id }: ListEntry, cycle: string): string {
  const own = asked.find(({ entryId }) => entryId === id)?.own
  return own && own.certainty !== 'unsure' ? ` ${supplementsInWords(own, cycle)}` : ''
}

function requirementOf(isRequired: boolean | null | undefined): string {
  if (isRequired == null) return 'whether it requires the personal essay is not published'
  return isRequired ? '**requires the personal essay**' : 'does not require the personal essay'
}

function ownOf({ id, checklist }: ListEntry, essays: readonly EssaySummary[]): string {
  const own = essays.filter(({ entryId }) => entryId === id)
  if (own.length > 0)
    return `you have ${counted(own.length, 'essay')} for it, ${own.filter(isDone).length} finished`
  return checklist.asksForEssays
    ? 'you have added no essay for it, and its checklist still asks for them'
    : 'you have added no essay for it'
}
