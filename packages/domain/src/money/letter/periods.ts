import type { Renewal } from '../options.ts'

/** How many of its periods make a year, if a text says that an amount is for one. */
export function periodsIn(text: string): number | null {
  if (/(per|each|\ba|\/|por|cada) ?(semester|term|semestre)/i.test(text)) return 2
  return /(per|each|\/|por|cada) ?(quarter|trimestre)/i.test(text) ? 3 : null
}

const ofAmounts =
  /\b(amounts?|figures?|awards?|aid|costs?|prices?|charges?|shown|listed|stated|montos?|cantidades|importes?|costos?)\b|^\W*(per|each|por|cada|full|annual|yearly)\W+\w+\W*$|^\W*(annual|anual|yearly)\W*$/i
/** What is done in a term, not what an amount is for: "Aid is paid to your account each semester." */
const ofDoing =
  /\b(paid|pay\w*|disburs\w*|deposit\w*|credit\w*|applied|sent|released|account|bill\w*|refund\w*|review\w*|check\w*|must|may|can|will|enrol\w*|hours|units|gpa|maintain\w*|renew\w*|earn\w*|complete\w*|you|half|split|divid\w*|pag\w*|desembols\w*|acredit\w*|dep[oó]sit\w*|renov\w*)\b/i

/** How many of its periods make a year, if a line says it of all amounts that follow. */
export function periodsOfAll(text: string): number | null {
  if (text.length >= 120 || !ofAmounts.test(text) || ofDoing.test(text)) return null
  return /\b(annual|yearly|full[- ]year|per year|each year|a year|for the year|anual\w*|por año)/i.test(text)
    ? 1
    : periodsIn(text)
}

export function renewalIn(text: string): Renewal {
  if (/one[- ](time|year)|non-?renew|not renew|first[- ]year only|no renovable|solo el primer/i.test(text))
    return 'one-year'
  return /renew|renovable|each year|every year|four years|cada año/i.test(text) ? 'four-years' : 'unknown'
}
