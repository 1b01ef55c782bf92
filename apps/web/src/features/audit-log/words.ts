import type { AuditEntry } from '@bearings/domain/audit-log/schema'
import { capitalized, counted } from '@bearings/domain/words'
import { countsInWords } from './counts-in-words.ts'

/** Words an action: `role_changed` → "Role changed". */
export function actionInWords(action: string): string {
  const words = action
    .replaceAll('_', ' ')
    .replace('repeated signup', 'signed up again')
    .replace('signedup', 'signed up')
  return capitalized(words)
}

/**
 * Says on one line what an action was about, besides the people: "from: student, to: admin". Ids are only in
 * the downloaded file.
 */
export function detailInWords({
  action,
  about,
  detail,
}: Pick<AuditEntry, 'action' | 'about' | 'detail'>): string {
  const counts = countsInWords(action, detail)
  if (counts !== null) return counts
  const { found, from, to, ...others } = detail
  const isChange = isRecord(from) && isRecord(to)
  return [
    about ?? '',
    ...Object.entries(isChange ? changed(from, to) : { from, to }).map(named),
    ...Object.entries(others).map(([name, value]) =>
      name.endsWith('Id') && isId(value) ? '' : named([name, value]),
    ),
    Array.isArray(found) ? `found: ${counted(found.length, 'person', 'people')}` : '',
  ]
    .filter(Boolean)
    .join(', ')
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

function isId(value: unknown): boolean {
  return typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
}
