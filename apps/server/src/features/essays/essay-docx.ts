import type { Essay } from '@bearings/domain/essays/schema'
import { docxOf } from '#platform/documents/docx.ts'

/** Returns an essay as a Word document: the school, the prompt, then each line of the text as a paragraph. */
export function essayDocx({
  promptName,
  schoolName,
  content,
}: Pick<Essay, 'promptName' | 'schoolName' | 'content'>) {
  return docxOf(promptName, [
    ...(schoolName ? [{ style: 'Subtitle' as const, runs: [{ text: schoolName }] }] : []),
    { style: 'Title', runs: [{ text: promptName }] },
    ...content.split(/\r\n|\r|\n/).map((text) => ({ runs: text === '' ? [] : [{ text }] })),
  ])
}
