/** What came of a visit to the school's sign-in. */
export type Outcome =
  | { is: 'signed-in'; code: string }
  | { is: 'to-prove'; code: string; address: string }
  | { is: 'refused'; why: Refusal }

const refusals = ['unavailable', 'failed', 'disabled', 'unexpected'] as const
export type Refusal = (typeof refusals)[number]

/** Reads the outcome from the fragment of the page, which anybody could have written. */
export function outcomeIn(fragment: string): Outcome {
  const fields = new URLSearchParams(fragment)
  const [code, link, address] = ['code', 'link', 'address'].map((name) => fields.get(name))
  if (code) return { is: 'signed-in', code }
  if (link && address) return { is: 'to-prove', code: link, address }
  return { is: 'refused', why: refusals.find((why) => why === fields.get('refused')) ?? 'failed' }
}
