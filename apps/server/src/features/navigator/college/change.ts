import type { School } from '@bearings/domain/colleges/catalog/schema'
import { changeInWords } from '@bearings/domain/colleges/changes/rules'
import { day } from '@bearings/domain/words'
import { catalogSource, type Notes } from '../notes.ts'
import { quoted } from '../prose.ts'
import type { QuestionContext } from '../question.ts'
import { type FactFormatter, pageOf } from './fact-formatter.ts'

/** Says what becomes of a college, before anything else is said of it; empty if nothing does. */
export function changeSentence(context: QuestionContext, school: School, notes: Notes): string {
  const { change } = school
  if (!change) return ''
  const name = quoted(school.name)
  const { title, text } = changeInWords(change, name, context.today)
  const mark = notes.cite(catalogSource(`${name}, checked ${day(change.checkedOn)}`, pageOf(school)))
  return `**${name}: ${title}**${mark}. ${text} `
}

/** Answers whether a college closes or merges. */
export const changeFact: FactFormatter = ({ context, school, notes, who }) =>
  changeSentence(context, school, notes).trimEnd() ||
  `The catalog knows of no plan to close or merge ${who === 'It' ? 'it' : who}${notes.cite(catalogSource(`${quoted(school.name)} in the catalog`, pageOf(school)))}.`
