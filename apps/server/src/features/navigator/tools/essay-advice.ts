import { inProse } from '@bearings/domain/words'
import { z } from 'zod'
import { passagesFor } from '../library-index.ts'
import { type Notes, ownSource } from '../notes.ts'
import type { QuestionContext } from '../question.ts'
import { essayName } from './own-essays.ts'
import { tool } from './tool.ts'

export const essayAdvice = tool({
  description: 'What belongs in college essays, with the student’s own essays that are still to be written',
  input: z.object({ question: z.string().max(400) }),
  async run(context, { question }, notes) {
    const found = await passagesFor(
      context.request,
      `${question} personal statement essay`,
      context.byMeaning,
    )
    const texts = found
      .filter(({ url }, at) => found.findIndex((other) => other.url === url) === at)
      .slice(0, 2)
    const marks = texts.map(({ title, url }) => notes.cite({ title, url, kind: 'library' })).join('')
    if (texts.length > 0) notes.use('the library')
    const more =
      texts.length > 0 ? ` More in ${inProse(texts.map(({ title, url }) => `[${title}](${url})`))}.` : ''
    return [
      `A college reads your essay for what the rest of the application cannot show: how you think and what you do when nobody asks you to. Put in${marks}:`,
      '- **One moment, told closely.** A day, a place, a conversation, a number. A whole life does not fit, and a trip or a trophy is not yet a story.',
      '- **What you did and why.** The choices were yours; the people around you come in as far as they moved you.',
      '- **A change.** What you believed before, what happened, what you do differently since.',
      '- **An answer to the prompt, all of it.** For “Why us?”, name courses, people or places there that you could not name for another college.',
      '- **Your own voice.** Read it aloud; cut what you would never say.',
      `Leave out what your activities list already says, definitions and quotations at the start, and anything that a stranger could have written.${more}`,
      '',
      await ownEssays(context, notes),
    ].join('\n')
  },
})

async function ownEssays(context: QuestionContext, notes: Notes): Promise<string> {
  const open = (await context.essays()).filter(
    ({ status }) => status === 'drafting' || status === 'reviewing',
  )
  notes.use('your essays')
  const mark = notes.cite(ownSource('Your essays', '/essays'))
  if (open.length === 0)
    return `You have no open essay in Bearings${mark}. [Add one](/essays) with its prompt and limit, and ask me to read your draft.`
  const [first] = open.toSorted((one, other) =>
    (one.deadline ?? '9999').localeCompare(other.deadline ?? '9999'),
  )
  const state = first!.words === 0 ? 'not started' : `${first!.words} words so far`
  return `Of your own, ${open.length} ${open.length === 1 ? 'is' : 'are'} open${mark}. The first is [${essayName(first!)}](/essays/${first!.id}) (${state}): ask me to read it when there is a draft.`
}
