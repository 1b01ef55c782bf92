import { aidCycleOn } from '@bearings/domain/money/aid-cycle'
import { formInWords } from '@bearings/domain/money/form-in-words'
import { z } from 'zod'
import { passagesFor } from '../library-index.ts'
import type { QuestionContext } from '../question.ts'
import { topicIn } from '../recognize/topics.ts'
import { fafsaGuide } from '../recognize/topics/money.ts'
import { ofCitizen } from '../recognize/topics/status.ts'
import type { Topic } from '../recognize/topics/topic.ts'
import { tool } from './tool.ts'

export const searchLibrary = tool({
  description:
    'Search the guides, articles and admitted profiles of the library for a question about admission, essays, tests, aid or timelines',
  input: z.object({ query: z.string().min(1).max(400) }),
  async run(context, { query }, notes) {
    const topic = await topicFor(context, query)
    const found = await passagesFor(context.request, query, context.byMeaning, topic)
    const [best, second] = found
    if (!best) return nothingFound
    notes.use('the library')
    const passages = topic?.and && second ? [best, second] : [best]
    const quotes = passages.map((passage) => {
      const mark = notes.cite({ title: passage.title, url: passage.url, kind: 'library' })
      return `${passage.text}${mark}`
    })
    const links = passages.map(({ title, url }) => `[${title}](${url})`).join(' and ')
    const more = found
      .filter(({ url }, at) => found.findIndex((other) => other.url === url) === at)
      .filter(({ url }) => passages.every((passage) => passage.url !== url))
      .slice(0, 2)
      .map(({ title, url }) => `[${title}](${url})`)
    const further = more.length > 0 ? ` See also ${more.join(' and ')}.` : ''
    const form = best.url.endsWith(`/${fafsaGuide}`) ? `${formOf(context)}\n\n` : ''
    return `${form}${quotes.join('\n\n')}\n\n${links} ${passages.length > 1 ? 'have' : 'has'} the rest.${further}`
  },
})

/** What a question is known to ask for. A citizen is not told what holds for an undocumented student. */
async function topicFor({ profile }: QuestionContext, query: string): Promise<Topic | null> {
  const topic = topicIn(query)
  if (!topic) return null
  return (await profile()).profile.citizenship === 'us-citizen' ? ofCitizen(topic, query) : topic
}

/** The award year of the student's own form, whatever year a guide was written in. */
function formOf({ today, request: { actor } }: QuestionContext): string {
  return `${formInWords(aidCycleOn(today, actor.graduationYear), today)} [Your steps](/financial/forms)`
}

export const nothingFound =
  'I have nothing reliable on that, so I will not guess. Your [advisor](/student/advisor) or the college’s admission office is the one to ask, and the [guides](/resources/guides) may have something near.'
