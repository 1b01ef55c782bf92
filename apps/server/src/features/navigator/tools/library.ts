import { z } from 'zod'
import { passagesFor } from '../library-index.ts'
import { tool } from './tool.ts'

export const searchLibrary = tool({
  description:
    'Search the guides, articles and admitted profiles of the library for a question about admission, essays, tests, aid or timelines',
  input: z.object({ query: z.string().min(1).max(400) }),
  async run(asked, { query }, notes) {
    const found = await passagesFor(asked.context, query, asked.byMeaning)
    const [best, ...others] = found
    if (!best) return nothingFound
    notes.use('the library')
    const mark = notes.cite({ title: best.title, url: best.url, kind: 'library' })
    const more = others
      .filter(({ url }) => url !== best.url)
      .slice(0, 2)
      .map(({ title, url }) => `[${title}](${url})`)
    const further = more.length > 0 ? ` See also ${more.join(' and ')}.` : ''
    return `${best.text}${mark}\n\n[${best.title}](${best.url}) has the rest.${further}`
  },
})

export const nothingFound =
  'I have nothing reliable on that, so I will not guess. Your [advisor](/student/advisor) or the college’s admission office is the one to ask, and the [guides](/resources/guides) may have something near.'
