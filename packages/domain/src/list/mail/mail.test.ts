import { expect, test } from 'vitest'
import { schoolOfMail } from './addressee.ts'
import { limits, type MailReading } from './options.ts'
import { linesOfMail } from './plain-text.ts'
import { portalMails } from './portal-mails.ts'
import { readMail } from './read.ts'
import { hostOf, isAt, looksLike, senderHost } from './sender.ts'

const today = '2026-11-28'
const others = ['Carleton College', 'Oberlin College', 'Rice University']

const mails = portalMails
  .split(/^=== /m)
  .slice(1)
  .map((section) => {
    const [title, addressee, says, ...text] = section.split('\n')
    const [name, site] = addressee!.replace('for: ', '').split(/, (?=https)/)
    return {
      title: title!,
      name: name!,
      site: site!,
      says: says!.replace('says: ', ''),
      text: text.join('\n'),
    }
  })

test('there are forty mails', () => {
  expect(mails.length).toBeGreaterThanOrEqual(40)
})

test.each(mails)('$title', ({ name, site, says, text }) => {
  expect(inShort(readMail(text, { name, site, others: others.filter((each) => each !== name), today }))).toBe(
    says,
  )
})

test.each([
  ['endless lines', 'We are still missing: FAFSA\n'.repeat(50_000)],
  ['one endless line', 'not received '.repeat(100_000)],
  ['open tags', `<html>${'<a href="'.repeat(100_000)}`],
  ['nested tags', `<body>${'<div><p>'.repeat(100_000)}`],
  ['entities', `<p>${'&amp;'.repeat(200_000)}`],
  ['almost a decision', 'pleased '.repeat(50_000)],
  ['addresses', `From: ${'a.'.repeat(100_000)}@x\n${'https://'.repeat(50_000)}`],
])('a huge mail of %s is read no further than its bound', (_, text) => {
  expect(linesOfMail(text).join('').length).toBeLessThanOrEqual(limits.text)
  expect(
    readMail(text, { name: 'Rice University', site: 'https://www.rice.edu', others, today }).decision,
  ).toBeNull()
})

test.each([
  ['From: admissions@carleton.edu\nHello', 'Carleton College'],
  ['Greetings from Oberlin. Oberlin is not Carleton.', 'Oberlin College'],
  ['Hello', null],
])('of the schools on a list, %j is from %s', (text, name) => {
  expect(
    schoolOfMail(
      text,
      others.map((each) => ({ name: each })),
    )?.name ?? null,
  ).toBe(name)
})

test('a host that only carries the name of a college is not its host', () => {
  const site = hostOf('https://www.carleton.edu/admissions')!
  expect(site).toBe('carleton.edu')
  expect(isAt('apply.carleton.edu', site)).toBe(true)
  expect(looksLike('carleton-edu.com', site)).toBe(true)
  expect(looksLike('apply.carleton.edu.example.org', site)).toBe(true)
  expect(looksLike('apply.carleton.edu', site)).toBe(false)
  expect(hostOf('https://apply.carleton.edu@example.org/')).toBeNull()
  expect(isAt('cam.ac.uk', 'ox.ac.uk')).toBe(false)
})

function inShort(reading: MailReading): string {
  const { doubts, missing, received, portalUrl, isPosted, decisionOn, decision, isInterview, isAid } = reading
  const parts = [
    missing.length > 0 && `missing ${missing.join(', ')}`,
    received.length > 0 && `received ${received.join(', ')}`,
    decision && `decision ${decision}`,
    isPosted && 'posted',
    decisionOn && `decisions on ${decisionOn}`,
    isInterview && 'interview',
    isAid && 'aid',
    portalUrl && `portal ${portalUrl}`,
    doubts.length > 0 && `doubt ${doubts.join(', ')}`,
  ]
  return parts.filter(Boolean).join('; ') || 'nothing'
}

test.each([
  ['From: "admissions@carleton.edu" <win@trick.example>', 'trick.example'],
  ['From: Admissions <a@carleton.edu> <win@trick.example>', 'trick.example'],
  ['From: a@carleton.edu <>', null],
  ['From: Admissions <a@carleton.edu>', 'carleton.edu'],
  ['From: a@carleton.edu', 'carleton.edu'],
])('a sender who calls themselves by a college’s address is still who they are: %s', (line, host) => {
  expect(senderHost([line])).toBe(host)
})
