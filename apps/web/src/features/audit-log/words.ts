import type { AuditEntry } from '@bearings/domain/audit-log/schema'
import { capitalized, counted } from '@bearings/domain/words'
import { isId } from '#platform/is-id.ts'
import { valueFor } from './by-action.ts'
import { countsInWords } from './counts-in-words.ts'
import { actionNames, sentenceOf, withMeans } from './sentences.ts'

/** Words an action: `login` → "Signed in", `advisor_approved` → "Advisor approved". */
export function actionInWords(action: string): string {
  return valueFor(actionNames, action) ?? capitalized(action.replaceAll('_', ' '))
}

/**
 * Says on one line what an action was about, besides the people: "From student to admin". Ids are only in the
 * downloaded file.
 */
export function detailInWords({
  action,
  about,
  detail,
}: Pick<AuditEntry, 'action' | 'about' | 'detail'>): string {
  const counts = countsInWords(action, detail)
  if (counts !== null) return counts
  const sentence = sentenceOf(action, detail)
  if (sentence !== null) return sentence
  const { found, from, to, by, changed: fields, article, answer = article, ...others } = detail
  const isChange = isRecord(from) && isRecord(to)
  const said = [
    about ?? (typeof answer === 'string' ? answer : ''),
    Array.isArray(fields) ? fields.join(', ') : '',
    ...Object.entries(isChange ? changed(from, to) : { from, to }).map(named),
    ...Object.entries(others).map(([name, value]) => (isId(value) ? '' : named([name, value]))),
    Array.isArray(found) ? `found: ${counted(found.length, 'person', 'people')}` : '',
  ]
    .filter(Boolean)
    .join(', ')
  return withMeans(said, by)
}

/** Returns the fields that changed, with their new values. */
function changed(from: Record<string, unknown>, to: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(to).filter(([name, value]) => from[name] !== value))
}

/** Words a field: `['testScores', true]` → "test scores: on". */
function named([name, value]: [string, unknown]): string {
  if (value === undefined) return ''
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/ id$/, ' ID')
  return `${words}: ${inWords(value)}`
}

function inWords(value: unknown): string {
  if (value === true || value === 'true') return 'on'
  if (value === false || value === 'false') return 'off'
  if (value === null) return 'none'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
