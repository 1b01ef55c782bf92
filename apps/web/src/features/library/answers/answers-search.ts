/** The search parameters of the answers: the topic that is shown, and the question that is open. */
export type AnswersSearch = { topic?: string | undefined; open?: string | undefined }

/** Parses the search parameters of the URL, which anyone may have written, and drops what names no folder or file. */
export function answersSearch({ topic, open }: Record<string, unknown>): AnswersSearch {
  return { ...(isName(topic) && { topic }), ...(isName(open) && { open }) }
}

function isName(given: unknown): given is string {
  return typeof given === 'string' && /^[a-z0-9-]{1,100}$/.test(given)
}
