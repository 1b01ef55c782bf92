import { aidCycleOn } from '@bearings/domain/money/aid-cycle'
import { formInWords } from '@bearings/domain/money/form-in-words'
import { z } from 'zod'
import { answerCard, cardFor } from '../built-in/answer-card.ts'
import { passagesFor } from '../library-index.ts'
import type { QuestionContext } from '../question.ts'
import { cardsIn, least } from '../router/decide.ts'
import { routerOf } from '../router/router.ts'
import { expandShorthand } from '../slots/expand-shorthand.ts'
import { tool } from './tool.ts'

export const searchLibrary = tool({
  description:
    'Search the guides, articles and admitted profiles of the library for a question about admission, essays, tests, aid or timelines',
  input: z.object({ query: z.string().min(1).max(400) }),
  async run(context, { query }, notes) {
    const found = await passagesFor(context.request, query, context.byMeaning)
    const [best] = found
    if (!best) return nothingFound
    notes.use('the library')
    const mark = notes.cite({ title: best.title, url: best.url, kind: 'library' })
    const more = found
      .filter(({ url }, at) => url !== best.url && found.findIndex((other) => other.url === url) === at)
      .slice(0, 2)
      .map(({ title, url }) => `[${title}](${url})`)
    const further = more.length > 0 ? ` See also ${more.join(' and ')}.` : ''
    const form = best.url.endsWith(`/${fafsaGuide}`) ? `${formOf(context)}\n\n` : ''
    return `${form}${best.text}${mark}\n\n[${best.title}](${best.url}) has the rest.${further}`
  },
})

const fafsaGuide = 'fafsa-2027-28'

/** The award year of the student's own form, whatever year a guide was written in. */
function formOf({ today, request: { actor } }: QuestionContext): string {
  return `${formInWords(aidCycleOn(today, actor.graduationYear), today)} [Your steps](/financial/forms)`
}

/** Answers from the answer cards, for a model. The built-in navigator chooses its card before it comes to tools. */
export const findAnswers = tool({
  description:
    'What an experienced counselor answers: rules of applications, aid, essays, tests, letters, family situations, feelings, and Bearings itself. Ask it first for any question that is not about figures of a college or the student’s own entries; it takes the question in plain words',
  input: z.object({ question: z.string().min(1).max(400) }),
  async run(context, { question }, notes) {
    const readings = cardsIn((await routerOf(await context.answers())).read(expandShorthand(question), 4))
    const near = readings.filter(({ chance }, at) => chance >= (at === 0 ? least : beside))
    if (near.length === 0) return nothingFound
    const cards = await Promise.all(near.slice(0, 2).map(({ card }) => cardFor(context, card)))
    notes.use('the answers of counselors')
    return [...new Set(cards)].map((card) => answerCard(card, notes, false)).join('\n\n')
  },
})
/** From which chance a second card is told as well. */
const beside = 0.15

export const nothingFound =
  'I have nothing reliable on that, so I will not guess. Your [advisor](/student/advisor) or the college’s admission office is the one to ask, and the [guides](/resources/guides) may have something near.'
