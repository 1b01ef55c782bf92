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
  'Free.',
  'AI navigator',
  'federal aid formula',
  'scholarships',
  'Privacy',
])('a visitor finds “%s” on the landing page', (words) => {
  expect(textOf(landing)).toContain(words)
})

test('the only figures on the landing page are of the catalog: its number of colleges, and one’s prices', () => {
  const rows = (collegesFile.trim().split('\n').length - 1).toLocaleString('en-US')

  // Rice's as published, and the income that the federal data calls its lowest bracket.
  expect(textOf(landing).match(/\d[\d,]*/g)).toEqual(['5,827', '79,788', '30,000', rows, rows])
})

test('the picture of the product keeps its place while it loads, and waits until it is looked for', () => {
  expect(landing).toMatch(/<img[^>]+width="1280" height="800" loading="lazy"/)
})

test('the second landing page says Welcome and offers a start and the demo', () => {
  expect(welcome).toContain('<h1>Welcome</h1>')
  expect(welcome).toMatch(/href="\/auth">Get Started</)
  expect(textOf(welcome)).toContain('View Demo')
})

test.each(['Your family', 'Recommenders', 'what your family answers about its money'])(
  'a student reads on the page about privacy of “%s”',
  (words) => {
    expect(textOf(privacy).replaceAll(/\s+/g, ' ')).toContain(words)
  },
)

test.each([landing, welcome, privacy])('no page outside the app asks anyone else for anything', (markup) => {
  expect(markup.match(/(?:src|href|action)="(?!\/|#)[^"]*"/g)).toBeNull()
})
