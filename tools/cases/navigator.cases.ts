import { overlap } from '@bearings/domain/library/answers/rules'
import { library } from '@bearings/server/features/library/content/library'
import { examples } from '@bearings/server/features/navigator/router/ways-of-tools'

/** A line is an object with the question that a test asks, as `ask`. */
export const format = 'lines'
export const columns = ['ask'] as const

/** The share of the same words above which a way to ask is nearly a question of the test. */
const nearly = 0.8

/** Names each way to ask of an answer card that is nearly one of these questions. */
export async function run(cases: Record<string, unknown>[]): Promise<boolean> {
  const { answers } = await library()
  const entries = [
    ...answers.map(({ topic, slug, ask, question }) => ({
      name: `${topic}/${slug}`,
      ask: [question, ...ask],
    })),
    ...(await examples()).map(({ kind, ask }) => ({ name: `the tool for ${kind}`, ask })),
  ]
  const near = entries.flatMap(({ name, ask }) =>
    ask.flatMap((way) =>
      cases
        .filter(({ ask: asked }) => overlap(way, String(asked)) > nearly)
        .map(({ ask: asked }) => `${name}: "${way}" is nearly "${String(asked)}"`),
    ),
  )
  for (const line of near) console.log(line)
  console.log(`${near.length} ways of ${answers.length} cards are nearly one of ${cases.length} questions`)
  return near.length === 0
}
