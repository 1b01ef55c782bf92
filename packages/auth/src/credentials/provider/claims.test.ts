import { expect, test } from 'vitest'
import { addressIn, showsSecondFactor, subjectIn } from './claims.ts'

const domains = ['lincoln.example']
const pia = { sub: '1', email: 'Pia@Lincoln.example', email_verified: true }
const anyone = { issuer: 'https://school.example', domains }
const google = { issuer: 'https://accounts.google.com', domains }
const microsoft = { issuer: 'https://login.microsoftonline.com/7b2f/v2.0', domains }

test.each([
  ['an address in one of the school’s domains', anyone, pia],
  ['one of the school’s own Google Workspace', google, { ...pia, hd: 'lincoln.example' }],
  [
    'one that Microsoft says the tenant owns',
    microsoft,
    { ...pia, email_verified: undefined, xms_edov: '1' },
  ],
])('%s counts, in lower case', (_, provider, claims) => {
  expect(addressIn(claims, provider)).toEqual({ address: 'pia@lincoln.example' })
})

test.each([
  ['one that is not confirmed', anyone, { ...pia, email_verified: false }, 'unverified'],
  ['one of which nothing is said', anyone, { sub: '1', email: pia.email }, 'unverified'],
  ['none', anyone, { sub: '1', email_verified: true }, 'unverified'],
  ['one with a word instead of a yes', anyone, { ...pia, email_verified: 'false' }, 'unverified'],
  ['one that Microsoft does not say the tenant owns', microsoft, pia, 'unverified'],
  ['one of another domain', anyone, { ...pia, email: 'pia@other.example' }, 'domain'],
  ['one below the domain', anyone, { ...pia, email: 'pia@x.lincoln.example' }, 'domain'],
  [
    'one with the domain in its name',
    anyone,
    { ...pia, email: 'pia@lincoln.example@other.example' },
    'domain',
  ],
  ['a private Google account', google, pia, 'domain'],
  ['one of another Workspace', google, { ...pia, hd: 'other.example' }, 'domain'],
])('%s counts for nothing', (_, provider, claims, refused) => {
  expect(addressIn(claims, provider)).toMatchObject({ refused })
})

test('at Microsoft a person keeps the name that all apps know', () => {
  expect(subjectIn({ sub: 'here', oid: 'everywhere' }, microsoft)).toBe('everywhere')
  expect(subjectIn({ sub: 'here', oid: 'everywhere' }, anyone)).toBe('here')
})

test.each([
  [{ amr: ['pwd', 'mfa'] }, true],
  [{ acr: 'https://refeds.org/profile/mfa' }, true],
  [{ amr: ['pwd'] }, false],
  [{ amr: 'mfa' }, false],
  [{ acr: '0' }, false],
  [{}, false],
])('%o tells whether a second factor was shown: %s', (claims, shown) => {
  expect(showsSecondFactor({ sub: '1', ...claims })).toBe(shown)
})
