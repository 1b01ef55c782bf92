/** What is said of somebody else, up to what follows of oneself: “my brother got in with a 3.2”. */
export const ofOther =
  /(?<!\bfor )\b(?:my|an?|his|her|our) (?:\w+['’]s )?(?:best )?(?:friend|brother|sister|cousin|classmate|boyfriend|girlfriend)(?:['’]?s)?\b(?:(?!\b(?:i|im|me|my|mine|we|our|us|what|can|could|should|would)\b|[.;](?:\s|$))[^?!\n])*/gi

/** “The average GPA at UNC is …” */
const ofAverage =
  /(?<!\b(?:my|an?) )\b(?:average|avg|median|mean|typical|minimum)\b(?:(?!\b(?:i|i'm|i've|my|mine|with)\b)[^,;?!\d]){2,40}$/i
/** “My weighted GPA is …”, and not “a 3.9 weighted, …” */
const ofWeighted = /(?<!\bun-?|\d )\bweighted\b[^\d,.;]{0,12}$/i

/** Unweighted, up to 4: “a 3.7”, “3.2 uw”; not “the average GPA at UNC is 4.0”. */
export function gpaIn(text: string): number | null {
  const [, found] =
    [...text.matchAll(/(?<![\d.$])([1-4]\.\d{1,2})(?![\d%]|\s?(percent|k\b|million|\(?weighted\b))/g)].find(
      ({ index }) => !ofAverage.test(text.slice(0, index)) && !ofWeighted.test(text.slice(0, index)),
    ) ?? []
  const gpa = Number(found)
  return found !== undefined && gpa >= 1 && gpa <= 4 ? gpa : null
}

export function satIn(text: string): number | null {
  const [found] = [...text.matchAll(ofSat)].filter(({ index }) => {
    const before = text.slice(0, index)
    return !ofAverage.test(before) && !/\bpsat\b[^\d.]{0,12}$/i.test(before)
  })
  if (!found) return null
  const isScore =
    /\b(sat|scored?|submit|send|mando|test)\b|\b(with|and|a|an|my|mine is|have|got|de|y|uw|,)\s*(a |an )?$/i
  const before = text.slice(0, found.index)
  // Beside a GPA, a number of this size is a score: “3.9 1490”.
  return isScore.test(before) || /\bsat\b/i.test(text) || gpaIn(text) !== null ? Number(found[1]) : null
}
const ofSat =
  /(?<![\d$.,])(1[0-6]\d0|[6-9]\d0)(?![\d%]|[,.]\d|[\s-]?(?:k\b|words?|dollars|characters|students|miles|(?:(?:on|in) )?(?:the |my )?psat\b(?!\W*\d)))/gi

export function actIn(text: string): number | null {
  const found =
    /\b(?:act|composite)\b[^.\d]{0,12}\b([12]\d|3[0-6])\b/i.exec(text)?.[1] ??
    /\b([12]\d|3[0-6])\b(?: on (?:the|my))?(?: in)? act\b/i.exec(text)?.[1] ??
    /(?<![\d.])[1-4]\.\d{1,2}(?: gpa| uw| unweighted)?(?:,| and| with|,? w)?(?: an?)? (1[6-9]|2\d|3[0-6])\b(?![\d.,%]|\s?(?:k|aps?|hours|years|schools|colleges)\b)/i.exec(
      text,
    )?.[1]
  return found === undefined ? null : Number(found)
}
