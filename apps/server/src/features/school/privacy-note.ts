import { schoolRecordInWords } from '@bearings/domain/advising/part-words'
import escapeHtml from 'escape-html'
import type { Database } from '#database/open.ts'
import { schoolHere } from './service.ts'

/** What `/privacy` says of the school to which this server belongs, as HTML; nothing while it belongs to none. */
export async function privacyNote(db: Database): Promise<string> {
  const school = await schoolHere(db)
  if (school === null) return ''
  const name = escapeHtml(school.name)
  return (
    `<h2>Your school</h2><p>This server belongs to ${name}, which runs it and answers questions about your data.</p>` +
    `<p>The school imports a list of its students: name, school email, student ID, class, counselor and home language. ` +
    `Who has no account yet is on it too; names and addresses are encrypted. Its administrators see the list, and a counselor the students who are named for them.</p>` +
    `<p>When you join with your invitation, your account gets the student ID of the list, and its class if you have said none, and you are connected with your counselor. ` +
    `Your counselor sees the school’s own record: your ${schoolRecordInWords}. You choose what else.</p>`
  )
}
