import { partWords } from '@bearings/domain/profile/resume/options'
import type { ResumeItem, resumeOf } from '@bearings/domain/profile/resume/rules'
import { docxOf, type Paragraph } from '#platform/documents/docx.ts'

type Person = { fullName: string; email: string | null }

/** Returns a résumé as a Word document, part by part in one column. */
export function resumeDocx({ fullName, email }: Person, parts: ReturnType<typeof resumeOf>): Uint8Array {
  const body = parts.flatMap(({ part, items }): Paragraph[] => [
    { style: 'Heading2', runs: [{ text: partWords[part] }] },
    ...items.flatMap(paragraphsOf),
  ])
  return docxOf(`${fullName}, résumé`, [
    { style: 'Title', runs: [{ text: fullName }] },
    ...(email === null ? [] : [{ style: 'Subtitle' as const, runs: [{ text: email }] }]),
    ...body,
  ])
}

function paragraphsOf({ title, role, when, text }: ResumeItem): Paragraph[] {
  const isHead = role !== '' || when !== '' || text !== ''
  const line = [
    { text: title, bold: isHead },
    ...(role === '' ? [] : [{ text: `, ${role}` }]),
    ...(when === '' ? [] : [{ text: ` · ${when}`, italic: true }]),
  ]
  return [{ mark: '•', indent: 1, runs: line }, ...(text === '' ? [] : [{ indent: 1, runs: [{ text }] }])]
}
