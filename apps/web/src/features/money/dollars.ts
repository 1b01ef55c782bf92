import { dollars, formatInteger } from '@bearings/domain/words'

/** Formats an amount as in a worksheet: 12,220, with a true minus sign. */
export function amountText(amount: number): string {
  return formatInteger(amount).replace('-', '−')
}

/** Formats an estimate over several years, to the nearest hundred: "about $93,300". */
export function aboutText(amount: number): string {
  return `about ${dollars(Math.round(amount / 100) * 100)}`
}
