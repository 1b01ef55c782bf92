import { countriesByName, type CountryCode, countryCodes } from '@bearings/domain/countries'
import { stateOptions } from './state-options.ts'

/** A student's home: a state, or a country other than the United States. */
export type HomePlace = { state: string | null; country: CountryCode | null }

/** The states and the other countries as options of one field. */
export function homeOptions() {
  return [
    { value: '', label: 'Not specified' },
    {
      group: 'United States',
      items: stateOptions.map(({ value, label }) => ({ value: `US-${value}`, label })),
    },
    {
      group: 'Other countries',
      items: countriesByName().map(({ code, name }) => ({ value: code, label: name })),
    },
  ]
}

/** Returns the option of a home; empty without one. */
export function homeOptionOf({ state, country }: HomePlace): string {
  return state === null ? (country ?? '') : `US-${state}`
}

export function homeIn(option: string): HomePlace {
  if (option.startsWith('US-')) return { state: option.slice(3), country: null }
  return { state: null, country: countryCodes.find((code) => code === option) ?? null }
}
