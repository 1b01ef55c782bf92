import { say } from './say.ts'
import { dollars } from './words.ts'

/** "$19,312"; "$0" where grants come to more than the bill. @param amount US dollars, below zero in that case. */
export function billText(amount: number): string {
  return dollars(Math.max(0, amount))
}

/** "grants exceed the bill by about $1,200"; `null` unless they do by fifty dollars or more. */
export function surplusText(amount: number): string | null {
  const surplus = Math.round(-amount / 100) * 100
  return surplus >= 100 ? say('grants exceed the bill by about {amount}', { amount: dollars(surplus) }) : null
}

/** "$19,312", or "$0; grants exceed the bill by about $1,200". */
export function priceText(amount: number): string {
  return [billText(amount), surplusText(amount)].filter((part) => part !== null).join('; ')
}
