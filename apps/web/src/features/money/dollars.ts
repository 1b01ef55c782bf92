import { dollars, whole } from '@bearings/domain/words'

/** An amount as a worksheet has it: 12,220, with a true minus. */
export function amountText(amount: number): string {
  return whole(amount).replace('-', '−')
}

/** An estimate for a sum of years, to the next hundred: "about $93,300". */
export function aboutText(amount: number): string {
  return `about ${dollars(Math.round(amount / 100) * 100)}`
}
