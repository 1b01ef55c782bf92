/** The words of a question about when a college answers. */
export const hearing =
  '\\b(when|what day|how (long|soon))\\b.*\\b(hear (back )?from|hear back|find out|notified|decisions?)\\b'
/** The ways students write early decision. */
export const early = '(ed|early decision)'

/**
 * A general question about applying, with the part of a guide that answers it: `guide` is the file name in
 * `content/guides`, `part` a heading, or the opening if absent.
 */
export type Topic = {
  words: RegExp
  guide: string
  part?: string
  /** Whether it applies even if a college is named: "got deferred from Michigan, what now". */
  ofAnyCollege?: true
  /** A second part, for a question about two things side by side. */
  and?: { guide: string; part?: string }
}
