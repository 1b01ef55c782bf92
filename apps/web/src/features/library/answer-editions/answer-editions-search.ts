import { certainties } from '@bearings/domain/library/answers/options'
import { knownValues, type ListSearch, listSearch } from '#platform/navigation/list-search.ts'

const filters = ['all', 'changed', 'hidden'] as const

/** Which cards are listed: by a text, by what was done with them here, by topic, and by certainty. */
export type AnswerEditionsSearch = ListSearch<Exclude<(typeof filters)[number], 'all'>> & {
  topic?: string | undefined
  certainty?: (typeof certainties)[number] | undefined
}

/** Parses which cards the URL asks for. */
export function answerEditionsSearch(given: Record<string, unknown>): AnswerEditionsSearch {
  const { topic } = given
  const [certainty] = knownValues(certainties, given.certainty)
  return {
    ...listSearch(given, filters),
    ...(typeof topic === 'string' && /^[a-z0-9-]{1,60}$/.test(topic) && { topic }),
    ...(certainty && { certainty }),
  }
}
