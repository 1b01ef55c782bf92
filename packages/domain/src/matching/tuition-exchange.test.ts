import { expect, test } from 'vitest'
import { exchangePrices } from './tuition-exchange.ts'

const boise = {
  control: 'public' as const,
  state: 'ID',
  exchanges: ['wue' as const],
  cost: 20_000,
  tuitionInState: 8_000,
  tuitionOutOfState: 26_000,
}

test('a student from another state of the exchange reads the price, if admitted to it: half of the tuition more', () => {
  expect(exchangePrices(boise, { state: 'WA' })).toEqual([{ exchange: 'wue', upTo: 24_000 }])
})

test('it is never more than what other states pay, and not known where a part is not published', () => {
  expect(exchangePrices({ ...boise, tuitionOutOfState: 9_000 }, { state: 'WA' })).toMatchObject([
    { upTo: 21_000 },
  ])
  expect(exchangePrices({ ...boise, cost: null }, { state: 'WA' })).toMatchObject([{ upTo: null }])
})

test('a resident, a student of a state outside it, one from abroad and one without a state read nothing', () => {
  for (const home of [
    { state: 'ID' },
    { state: 'TX' },
    { state: null, country: 'KE' as const },
    { state: null },
  ])
    expect(exchangePrices(boise, home)).toEqual([])
  expect(exchangePrices({ ...boise, control: 'private_nonprofit' }, { state: 'WA' })).toEqual([])
  expect(exchangePrices({ ...boise, exchanges: [] }, { state: 'WA' })).toEqual([])
})

test('between Minnesota and a neighbor its own agreement counts, also where both are in the Midwest exchange', () => {
  const fargo = { ...boise, state: 'ND', exchanges: ['wue' as const, 'msep' as const] }
  expect(exchangePrices(fargo, { state: 'MN' })).toEqual([{ exchange: 'minnesota', upTo: 20_000 }])
  expect(exchangePrices(fargo, { state: 'KS' })).toEqual([{ exchange: 'msep', upTo: 24_000 }])
})

test('no college of the South has a price of the Academic Common Market, which is for single majors', () => {
  const auburn = { ...boise, state: 'AL', exchanges: [] }
  expect(exchangePrices(auburn, { state: 'GA' })).toEqual([])
})
