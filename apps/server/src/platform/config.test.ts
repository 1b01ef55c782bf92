import { expect, test } from 'vitest'
import { ConfigError, parseConfig } from './config.ts'

test.each([
  ['DATABASE_URL', 'mysql://bearings:hush@db.example/bearings'],
  ['SMTP_URL', 'bearings:hush@mail.example:465'],
  ['AI_BASE_URL', 'ftp://user:hush@models.example/v1'],
  ['S3_ENDPOINT', 'ftp://user:hush@files.example'],
  ['METRICS_TOKEN', 'hush'],
  ['ENCRYPTION_KEY', 'hush'],
])('whoever gives %s a wrong value reads which setting it is, and no password in it', (name, value) => {
  const parse = () => parseConfig({ [name]: value })

  expect(parse).toThrow(ConfigError)
  expect(parse).toThrow(new RegExp(`^${name}=`))
  expect(parse).not.toThrow(/hush/)
})
