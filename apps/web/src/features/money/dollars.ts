const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** An amount as a worksheet has it: 12,220, with a true minus. */
export function amountText(amount: number): string {
  return format.format(amount).replace('-', '−')
}

/** The same as a price: $12,220. */
export function dollarsText(amount: number): string {
  return amount < 0 ? `−$${format.format(-amount)}` : `$${format.format(amount)}`
}

/** An estimate for a sum of years, to the next hundred: "about $93,300". */
export function aboutText(amount: number): string {
  return `about ${dollarsText(Math.round(amount / 100) * 100)}`
}
