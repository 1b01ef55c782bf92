/** What the address of `/recommenders` keeps: whether somebody is being added, or who is being changed. */
export type RecommendersSearch = { add?: true | undefined; edit?: string | undefined }

/** Reads it from an address that anybody may have written; what is not known is left out. */
export function recommendersSearch({ add, edit }: Record<string, unknown>): RecommendersSearch {
  return { ...(add === true && { add }), ...(typeof edit === 'string' && { edit: edit.slice(0, 100) }) }
}
