import { expect, test } from 'vitest'
import { ConfigError, parseConfig } from './config.ts'

test.each([
  ['DATABASE_URL', 'mysql://bearings:hush@db.example/bearings'],
  ['SMTP_URL', 'bearings:hush@mail.example:465'],
  ['AI_BASE_URL', 'ftp://user:hush@models.example/v1'],
  ['AI_EMBEDDING_BASE_URL', 'ftp://user:hush@models.example/v1'],
  ['S3_ENDPOINT', 'ftp://user:hush@files.example'],
  ['METRICS_TOKEN', 'hush'],
  ['ENCRYPTION_KEY', 'hush'],
  ['OIDC_ISSUER', 'ftp://user:hush@school.example'],
  ['OIDC_DOMAINS', 'our school, hush@lincoln.example'],
  ['OIDC_PRIVATE_KEY', 'hush'],
  ['SCHOOL_NETWORKS', '203.0.113.0/24, our.school.example'],
])('a person who gives %s a wrong value reads which setting it is, and no password in it', (name, value) => {
  const parse = () => parseConfig({ [name]: value })

  expect(parse).toThrow(ConfigError)
  expect(parse).toThrow(new RegExp(`^${name}=`))
  expect(parse).not.toThrow(/hush/)
})

test('a search by meaning goes where the language model is, with its key, unless it has an address of its own', () => {
  const chat = { AI_BASE_URL: 'http://chat.example/v1', AI_MODEL: 'talker', AI_API_KEY: 'key-of-chat' }

  expect(parseConfig({ ...chat, AI_EMBEDDING_MODEL: 'finder' }).embedding).toMatchObject({
    baseUrl: 'http://chat.example/v1',
    apiKey: 'key-of-chat',
  })
  const own = { AI_EMBEDDING_MODEL: 'finder', AI_EMBEDDING_BASE_URL: 'http://finder.example/v1' }
  expect(parseConfig({ ...chat, ...own }).embedding).toMatchObject({
    baseUrl: 'http://finder.example/v1',
    apiKey: undefined,
  })
  expect(parseConfig(own)).toMatchObject({ ai: null, embedding: { model: 'finder' } })
})

test.each([
  [{ AI_EMBEDDING_MODEL: 'finder' }, /^AI_EMBEDDING_BASE_URL is missing/],
  [{ AI_EMBEDDING_BASE_URL: 'http://finder.example/v1' }, /^AI_EMBEDDING_MODEL is missing/],
  [{ AI_EMBEDDING_API_KEY: 'hush' }, /^AI_EMBEDDING_MODEL is missing/],
])('a person who sets half of a search by meaning reads what is missing', (settings, says) => {
  expect(() => parseConfig(settings)).toThrow(says)
})

const school = {
  OIDC_ISSUER: 'https://accounts.google.com',
  OIDC_CLIENT_ID: 'bearings',
  OIDC_CLIENT_SECRET: 'hush',
  OIDC_NAME: 'Lincoln High',
  OIDC_DOMAINS: 'Lincoln.example, staff.lincoln.example',
}

test('a school’s sign-in has the school’s name, its domains, and passwords beside it', () => {
  expect(parseConfig({}).oidc).toBeNull()
  expect(parseConfig(school).oidc).toMatchObject({
    name: 'Lincoln High',
    domains: ['lincoln.example', 'staff.lincoln.example'],
    trustsSecondFactor: false,
    passwords: true,
  })
})

test.each([
  [{ OIDC_DOMAINS: '' }, /^OIDC_DOMAINS is missing/],
  [{ OIDC_CLIENT_SECRET: '' }, /^OIDC_CLIENT_SECRET or OIDC_PRIVATE_KEY is missing/],
  [{ OIDC_ISSUER: 'http://school.example' }, /^OIDC_ISSUER=http:\/\/school.example is not possible/],
  [{ OIDC_ISSUER: 'https://login.microsoftonline.com/common/v2.0' }, /the school’s own tenant/],
])('a person who sets up a school’s sign-in with %o reads what is wrong', (settings, says) => {
  expect(() => parseConfig({ ...school, ...settings })).toThrow(says)
})

test('nobody can switch off passwords without another way in', () => {
  expect(() => parseConfig({ PASSWORDS: 'off' })).toThrow(/^OIDC_ISSUER is missing/)
})
