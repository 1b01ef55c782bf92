import { writeIn } from '@bearings/domain/language/write-in'
import { expect, test } from 'vitest'
import type { Config } from '#platform/config/config.ts'
import { erasureNotice, mailFor, notice } from './mail.ts'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a mail's words need the address alone.
const config = { publicUrl: 'https://bearings.example' } as Config

test.each(['password', 'factor-added', 'erasure-revoked'] as const)(
  'a mail about %s leads a person to where they can check it and take it back',
  (which) => {
    expect(notice(config, which).link).toEqual({
      label: 'Open Settings',
      url: 'https://bearings.example/settings',
    })
  },
)

test('a person who asked to delete the account reads the day on which that happens, where they are', () => {
  const eraseAfter = new Date('2026-12-11T03:00:00Z')

  expect(erasureNotice(config, { eraseAfter, timeZone: 'America/Los_Angeles' }).paragraphs).toEqual([
    expect.stringContaining('On Dec 10, 2026, everything in it will be permanently deleted.'),
  ])
})

test('a person whose address was replaced is not sent to a sign-in that no longer knows it', () => {
  const { link, footer } = mailFor(config, {
    about: 'address-changed',
    newAddress: 'new@example.org',
    to: 'old@example.org',
    now: new Date('2026-11-01T12:00:00Z'),
  })

  expect(link).toBeUndefined()
  expect(footer).toContain('can no longer reset the password')
})

const now = new Date('2026-11-01T12:00:00Z')
const to = 'rosa@example.org'
const token = {
  about: 'token',
  to,
  now,
  code: '123456',
  link: 'https://a.example',
  codePage: 'x.example',
} as const

test.each([
  ...(['signup', 'recovery', 'magiclink', 'email_change_current', 'reauthentication'] as const).map(
    (kind) => [kind, () => mailFor(config, { ...token, kind, newAddress: 'new@example.org' })] as const,
  ),
  ...(['already-registered', 'provider-linked', 'token-reuse'] as const).map(
    (about) => [about, () => mailFor(config, { about, to, now })] as const,
  ),
  [
    'address-changing',
    () => mailFor(config, { about: 'address-changing', to, now, newAddress: 'new@example.org', link: 'x' }),
  ],
  ['erasure', () => erasureNotice(config, { eraseAfter: now, timeZone: 'America/Los_Angeles' })],
] as const)('a mother who reads Spanish finds no English in the mail about %s', (_, write) => {
  const { subject, heading, paragraphs, footer, link } = writeIn('es', write)

  const texts = [subject, heading, ...paragraphs, footer, link?.label].filter(Boolean)
  expect(texts.filter((text) => /\b(the|your|this|to|in|you|sign|choose|if|not)\b/i.test(text!))).toEqual([])
})
