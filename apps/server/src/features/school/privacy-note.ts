import escapeHtml from 'escape-html'
import type { Database } from '#database/open.ts'
import { schoolHere } from './service.ts'

/** What `/privacy` says of the school to which this server belongs, as HTML; nothing while it belongs to none. */
export async function privacyNote(db: Database): Promise<string> {
  const school = await schoolHere(db)
  if (school === null) return ''
  const name = escapeHtml(school.name)
  return `<h2>Your school</h2><p>This server belongs to ${name}, which runs it and answers questions about your data.</p>`
}
