import { expect, test } from 'vitest'
import { amongNetworks, parseNetwork } from './networks.ts'

test('a school is known by its network, in either notation of an address, and its neighbors are not', () => {
  const isSchool = amongNetworks(['203.0.113.0/24', '198.51.100.7', '2001:db8:5::/48'])

  for (const address of ['203.0.113.7', '::ffff:203.0.113.7', '198.51.100.7', '2001:db8:5:1::9'])
    expect(isSchool(address)).toBe(true)
  for (const address of ['203.0.114.7', '198.51.100.8', '2001:db8:6::1', 'unknown', ''])
    expect(isSchool(address)).toBe(false)
})

test('where no school is named, nobody is at one', () => {
  expect(amongNetworks([])('203.0.113.7')).toBe(false)
})

test.each([
  '203.0.113.0/33',
  '0.0.0.0/0',
  '::/0',
  'school.example',
  '203.0.113',
  '203.0.113.0/',
  '10.0.0.0/4',
])('%s is no school’s network', (text) => expect(parseNetwork(text)).toBeNull())
