import { majorsCalled } from '@bearings/domain/colleges/find/major-search'
import { searchWordsIn } from '@bearings/domain/colleges/search/rules'
import { yearsInWords } from '@bearings/domain/words'
import { taughtMajors } from '#features/colleges/find/taught.ts'
import { quoted } from '../prose.ts'
import { citeFigure, type FactContext } from './fact-formatter.ts'

/** What is known of one field at a college, “is Michigan good for nursing”; `null` if no field is called so. */
export async function fieldFact(s: FactContext, asked: string): Promise<string | null> {
  const { majors, sources } = await taughtMajors(s.context.request.db)
  const [field] = majorsCalled(majors, asked)
  // Premed and prelaw are no major: one studies anything with them.
  if (!field || s.school.unitid === null || /^pre[- ]?(med|law|vet|dent|health)/i.test(asked)) return null
  // “Good for research” means no field, though a word of one begins so.
  if (!field.names.some((name) => name.startsWith(searchWordsIn(asked).join(' ')))) return null
  const isFamily = field.code.length === 2
  const source = isFamily ? sources.families : sources.fields
  if (!source) return null
  const title = quoted(familyTitle(field.title))
  const mark = citeFigure(s, source)
  if (!field.at.has(s.school.unitid)) {
    // Of a field, only bachelor's degrees are counted; of its family, all that a college offers.
    const family = isFamily ? undefined : majors.find(({ code }) => code === field.code.slice(0, 2))
    const broader = family?.at.has(s.school.unitid)
      ? ` It offers degrees in the broader field ${quoted(familyTitle(family.title))}.`
      : ''
    return `The federal data show no ${isFamily ? '' : 'bachelor’s '}degrees in **${title}** at ${s.whom}${mark}.${broader} Its own site says what it teaches now.`
  }
  const taught = isFamily
    ? `${s.who} offers degrees in **${title}**${mark}.`
    : `${s.who} awarded bachelor’s degrees in **${title}** in ${yearsInWords(source.year)} and still offers its broader field${mark}.`
  return `${taught} How good it is there, no figure that I have says: ask the department what its graduates do, and whether one is admitted to the program itself.`
}

function familyTitle(title: string): string {
  return title.replace(/: any field$/, '')
}
