import { expect, test } from 'vitest'
import { withoutWebAddresses } from './web-hosts.ts'

test.each([
  'https://example.org/me',
  'example.org/you',
  'www.example.org',
  'example.com',
  'Example.Com',
  'win-big.example.co.uk',
  'EXAMPLE.IO',
  'prizes.me?from=you',
  'example.net:8080/a',
  'beispiel-ü.de',
])('somebody’s %s does not become a link in a stranger’s mail', (address) => {
  expect(withoutWebAddresses(`Visit ${address} today`)).toBe('Visit [address] today')
  expect(withoutWebAddresses(`(${address})`)).toMatch(/^\(\[address\]\)?$/)
})

test.each([
  'Ian St.John',
  'J.R. Smith',
  'J.R.R.Tolkien',
  'Dr.Comstock',
  'Ph.D. from the U.S. and the U.K.',
  'Thanks.Me too',
  'I use Node.js',
  'Write to dana@example.org, or to jo.me@example.com.',
  'a GPA of 3.9 at 10.30',
])('the words %s stay as they are', (words) => {
  expect(withoutWebAddresses(words)).toBe(words)
})
