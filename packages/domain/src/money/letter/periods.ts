import type { Renewal } from '../options.ts'

/** How many of its periods make a year, if a text says that an amount is for one. */
export function periodsIn(text: string): number | null {
  if (/(per|each|\ba|\/|por|cada) ?(semester|term|semestre)/i.test(text)) return 2
  return /(per|each|\/|por|cada) ?(quarter|trimestre)/i.test(text) ? 3 : null
}

export function renewalIn(text: string): Renewal {
  if (/one[- ](time|year)|non-?renew|not renew|first[- ]year only|no renovable|solo el primer/i.test(text))
    return 'one-year'
  return /renew|renovable|each year|every year|four years|cada año/i.test(text) ? 'four-years' : 'unknown'
}
