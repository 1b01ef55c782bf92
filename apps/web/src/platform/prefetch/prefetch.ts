// Runs in the head of the page while the app's code is still loading, and sends the requests that the code
// will send first: on a slow network their responses arrive together with the code. Meanwhile, people who are
// signed in also see the page's frame (`features/shell/first-frame.css`). `build/prefetch.ts` makes this file
// a separate script.
import type { Prefetched } from './prefetched.ts'

/** Filled in by the build: for each page, its heading, the files of its route and the URLs that it reads. */
declare const pages: { path: string; title?: string | null; files: string[]; reads: string[] }[]
/** Also filled in by the build: the files of the sign-in page. */
declare const signInFiles: string[]
/** The build puts `features/shell/sidebar-cookie.ts` above this. */
declare const isCollapsed: (cookies: string, isNarrow: boolean) => boolean
declare const tablet: string
/** The build puts `accounts/welcome.ts` of the domain above this, too. */
declare const welcome: (today: string, signedUpOn: string) => string
/** And these, from `profile/test-scores.ts` and `matching/estimated-from.ts` there. */
declare const parseTestScores: (text: string) => { sat: number | null; act: number | null }
declare const estimatedFrom: (gpa: number, scores: { sat: number | null; act: number | null }) => string

const path = location.pathname.replace(/(.)\/$/, '$1')
const page = pages.find((each) => each.path === path)
/** The pages of the app that have no sidebar. */
const withoutFrame = /^\/(auth|p)(\/|$)/
/** The pages that people without a session stay on. From all others they are sent to the sign-in page. */
const withoutSignIn = /^\/(auth|p)\/./
try {
  const isShared = window.sessionStorage.getItem('bearings.shared') !== null
  const stored = (isShared ? window.sessionStorage : window.localStorage).getItem('bearings.auth')
  const session = JSON.parse(stored ?? 'null') as Session | null
  if (session?.user && !withoutFrame.test(path))
    document.documentElement.dataset.frame = isCollapsed(document.cookie, window.matchMedia(tablet).matches)
      ? 'collapsed'
      : 'open'
  if (!session && !withoutSignIn.test(path)) {
    for (const file of signInFiles) load(file)
    const isSignUp = new URLSearchParams(location.search).get('tab') === 'sign-up'
    if (path === '/auth') document.documentElement.dataset.frame = isSignUp ? 'sign-up' : 'sign-in'
  }
  const isStudents = session?.user?.user_metadata?.role === 'student'
  // The server renders the first view into the page of Find, which is right only for a URL without a query.
  if (isStudents && path === '/schools/find' && location.search === '')
    document.documentElement.dataset.view = 'first'
  if (session?.user && isStudents && page?.title !== undefined) showTitle(page.title, session.user)
  // The app renews a token that is about to expire before it sends requests. Other roles see other pages.
  const isUsable = session && session.expires_at * 1000 - Date.now() > 120_000
  if (isUsable && navigator.onLine) {
    if (page && isStudents) for (const file of page.files) load(file)
    prefetch(session.access_token, ['/api/v1/me', ...((isStudents && page?.reads) || [])])
  }
} catch {
  // Nothing is stored here, or it cannot be read: the app handles that.
}

type Session = {
  access_token: string
  expires_at: number
  user?: { created_at?: string; user_metadata?: { role?: string; full_name?: string } }
}
type Academics = { gpaUnweighted: number | null; satActScore: string | null }

/**
 * Writes the page's title into the frame before it is painted; `null` for the greeting, as in `HomeHeader`.
 */
function showTitle(title: string | null, user: NonNullable<Session['user']>) {
  const heading = document.querySelector('.first-frame-page h1')
  if (!heading) {
    // This script stands above the frame, which may not be parsed yet.
    if (document.readyState === 'loading') requestAnimationFrame(() => showTitle(title, user))
    return
  }
  if (title !== null) {
    heading.textContent = title
    heading.className = 'first-frame-title'
    return
  }
  const name = user.user_metadata?.full_name ?? ''
  const signedUpOn = new Date(user.created_at ?? 0).toDateString()
  heading.textContent = `${welcome(new Date().toDateString(), signedUpOn)}${name === '' ? '' : ', '}`
  for (const part of [name, name.split(' ')[0]!]) {
    const span = document.createElement('span')
    span.textContent = part
    heading.append(span)
  }
}

function prefetch(token: string, addresses: string[]) {
  const headers = { authorization: `Bearer ${token}` }
  const responses: Prefetched['responses'] = new Map()
  const request = (address: string) => {
    const response = fetch(address, { headers }).catch(() => null)
    responses.set(address, response)
    return response
  }
  for (const address of addresses) void request(address)

  // This response names the files of colleges. The file of the first colleges is small. The file of all
  // colleges is fetched only once the app's code has loaded, and only if the URL has a query: earlier it
  // would slow down the code.
  const finding = '/api/v1/schools/find'
  const found = responses.get(finding)
  const fileNames = found?.then(copied)
  const fetchFile = async (which: 'first' | 'colleges') => {
    const names = (await fileNames?.catch(() => null)) as Record<typeof which, string> | null | undefined
    if (names) void request(`${finding}/files/${names[which]}`)
  }
  const hasQuery = location.search !== ''
  // The app gets the names only once the file is requested, and so does not request it as well.
  if (!hasQuery && found)
    responses.set(
      finding,
      fetchFile('first').then(() => found),
    )
  if (document.documentElement.dataset.view === 'first')
    void responses
      .get('/api/v1/profile')
      ?.then(copied)
      .then(showEstimatedFrom, () => {})
  window.bearingsPrefetched = {
    token,
    at: Date.now(),
    responses,
    ...(hasQuery && { fetchFile }),
  }
}

/** Reads a copy of a response, because the app reads the response itself; `null` if it failed. */
async function copied(response: Response | null): Promise<unknown> {
  return response?.ok ? response.clone().json() : null
}

/** Says on the page of Find what its odds are based on, long before the app's code computes them. */
function showEstimatedFrom(response: unknown) {
  const { profile } = (response ?? {}) as { profile?: Academics }
  const line = document.querySelector('.first-view > i')
  if (line && typeof profile?.gpaUnweighted === 'number')
    line.textContent = estimatedFrom(profile.gpaUnweighted, parseTestScores(profile.satActScore ?? ''))
}

function load(file: string) {
  const link = document.createElement('link')
  const isStyle = file.endsWith('.css')
  link.rel = isStyle ? 'preload' : 'modulepreload'
  if (isStyle) link.as = 'style'
  link.crossOrigin = ''
  link.href = file
  document.head.append(link)
}
