/**
 * Runs mobile Lighthouse on the pages that people open first, as the demo's student; exits with 1 below 95 in
 * any category. Lighthouse is not one of our dependencies, because it weighs 176 MB and needs Node 22.
 * Install it anywhere: `npm install --prefix FOLDER --ignore-scripts lighthouse@13.5.0`, start the server,
 * and run `LIGHTHOUSE=FOLDER npm run bench -- lighthouse [PART OF A PATH] [ROUNDS]` (`BEARINGS_URL` sets
 * another server).
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { demoSession, middle } from './slow-phone.ts'

type Audit = { score: number | null; numericValue?: number }
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] }
type Report = { categories: Record<string, Category>; audits: Record<string, Audit> }
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>

const folder = process.env.LIGHTHOUSE
if (!folder) throw new Error('LIGHTHOUSE has to name the folder where Lighthouse is installed.')
const module = pathToFileURL(resolve(folder, 'node_modules/lighthouse/core/index.js')).href
const { default: lighthouse } = (await import(module)) as { default: Lighthouse }

const url = process.env.BEARINGS_URL ?? 'http://localhost:3000'
const only = process.argv[3] ?? ''
const rounds = Number(process.argv[4] ?? 3)
const port = 9333
const aim = 95
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const timings = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time']

const session = JSON.stringify(await demoSession(url))
let isBelow = false
console.log(`medians of ${rounds}: ${categories.join(', ')}; ${timings.join(', ')} in ms; layout shift`)
for (const path of ['/', '/auth', '/dashboard', '/schools', '/schools/find', '/essays']) {
  if (!path.includes(only)) continue
  const reports: Report[] = []
  for (let round = 0; round < rounds; round++) reports.push(await reported(path))
  const of = (value: (report: Report) => number) => middle(reports.map(value))
  const scores = categories.map((name) => of(({ categories: each }) => (each[name]?.score ?? 0) * 100))
  const times = timings.map((name) => of(({ audits }) => audits[name]?.numericValue ?? 0))
  const shift = of(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 0)
  isBelow ||= scores.some((score) => score < aim)
  const rounded = [...scores, ...times].map((value) => value.toFixed(0).padStart(6))
  console.log(`${path.padEnd(16)}${rounded.join('')}  ${shift.toFixed(3)}  ${failed(reports[0]!).join(', ')}`)
}
process.exit(isBelow ? 1 : 0)

function failed({ categories: found, audits }: Report): string[] {
  const refs = categories.slice(1).flatMap((name) => found[name]?.auditRefs ?? [])
  return refs.flatMap(({ id, weight }) => (weight > 0 && audits[id]?.score === 0 ? id : []))
}

/** Runs in a browser that has stored nothing but the session. */
async function reported(path: string): Promise<Report> {
  const profile = await mkdtemp(join(tmpdir(), 'bearings-lighthouse-'))
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  try {
    if (!['/', '/auth'].includes(path)) {
      const page = await browser.newPage()
      // A path of the same origin that does not start the app.
      await page.goto(`${url}/robots.txt`)
      await page.evaluate((value) => localStorage.setItem('bearings.auth', value), session)
      await page.close()
    }
    const flags = { port, output: 'json', logLevel: 'error', onlyCategories: categories }
    const result = await lighthouse(`${url}${path}`, { ...flags, disableStorageReset: true })
    return result!.lhr
  } finally {
    await browser.close()
    await rm(profile, { recursive: true, force: true })
  }
}
