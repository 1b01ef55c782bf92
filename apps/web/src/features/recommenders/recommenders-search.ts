/**
 * The search parameters of `/recommenders`: whether the dialog for a new one is open, or which one is being
 * edited.
 */
export type RecommendersSearch = { add?: true | undefined; edit?: string | undefined }

/** Parses the search parameters of the URL, which anyone may have written, and drops unknown values. */
export function recommendersSearch({ add, edit }: Record<string, unknown>): RecommendersSearch {
  return { ...(add === true && { add }), ...(typeof edit === 'string' && { edit: edit.slice(0, 100) }) }
}
