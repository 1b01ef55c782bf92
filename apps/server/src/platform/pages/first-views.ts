import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { pageInMemory } from './page-in-memory.ts'

/** HTML that an app page shows until the app's code has loaded, by path. It is the same for everyone. */
export type FirstViews = Record<string, () => Promise<string>>

/** The place of the first view in `app.html`. */
const mark = '<!--first-view-->'

/**
 * Serves the app's page with a first view at the paths that have one. A request never waits for a view to be
 * rendered: it gets the view rendered after the previous request, or none if there is none yet.
 * @returns the sender of the app's page without a view, for every other path.
 */
export function firstViews(app: FastifyInstance, html: string, views: FirstViews) {
  const sendApp = pageInMemory(html.replace(mark, ''))
  for (const [path, view] of Object.entries(views)) {
    const made = { markup: '', send: sendApp }
    const renew = async (log: FastifyBaseLogger) => {
      try {
        const markup = await view()
        if (markup === made.markup) return
        Object.assign(made, { markup, send: pageInMemory(html.replace(mark, () => markup)) })
      } catch (error) {
        log.error(error)
      }
    }
    app.get(path, (request, reply) => {
      void renew(request.log)
      return made.send(request, reply)
    })
  }
  return sendApp
}
