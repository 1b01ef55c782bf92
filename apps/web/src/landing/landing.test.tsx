import collegesFile from '@bearings/data/colleges.csv?raw'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Page as LandingPage } from './landing-page.tsx'
import { Page as PrivacyPage } from './privacy-page.tsx'
import { Page as WelcomePage } from './welcome-page.tsx'

const landing = renderToStaticMarkup(<LandingPage />)
const welcome = renderToStaticMarkup(<WelcomePage />)
const privacy = renderToStaticMarkup(<PrivacyPage />)
const textOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, ' ')

test.each([
  'Join the waitlist',
  'Sign in',
  'Get Started',
  'Try Demo',
  'Smart school matching',
  'Profile builder',
  'Deadline tracking',
  'Progress monitoring',
  'Create Your Account',
  'Privacy',
])('a visitor finds “%s” on the landing page', (words) => {
  expect(textOf(landing)).toContain(words)
})

test('the only figure on the landing page is the number of colleges in the catalog', () => {
  const rows = collegesFile.trim().split('\n').length - 1

  expect(textOf(landing).match(/\d[\d,.]*/g)).toEqual([rows.toLocaleString('en-US')])
})

test('the second landing page says Welcome and offers a start and the demo', () => {
  expect(welcome).toContain('<h1>Welcome</h1>')
  expect(welcome).toMatch(/href="\/auth">Get Started</)
  expect(textOf(welcome)).toContain('View Demo')
})

test.each([landing, welcome, privacy])('no page outside the app asks anyone else for anything', (markup) => {
  expect(markup.match(/(?:src|href|action)="(?!\/|#)[^"]*"/g)).toBeNull()
})
