// Runs in the head of the page, while the app's code is still on its way, and asks for what that will ask for first: on
// a slow network the answers are there when the code is. Whoever is signed in also sees the frame of the page meanwhile
// (`features/shell/first-frame.css`). A file of its own, written by `build/ask-ahead.ts`.
import type { Asked } from './asked.ts'

/** Filled in by the build: for each page, the files of its route and the addresses that it reads. */
declare const pages: { path: string; files: string[]; reads: string[] }[]
/** Also filled in by the build: the files of the page where people sign in. */
declare const signInFiles: string[]
/** The build puts `features/shell/sidebar-cookie.ts` above this. */
declare const isCollapsed: (cookies: string, isNarrow: boolean) => boolean
declare const tablet: string

const path = location.pathname.replace(/(.)\/$/, '$1')
const page = pages.find((each) => each.path === path)
/** The pages of the app that have no sidebar. */
const withoutFrame = /^\/(auth|p)(\/|$)/
/** The pages that people without a session stay on; from all others they come to where they sign in. */
const withoutSignIn = /^\/(auth\/.*|p\/.*)$/
try {
  const isShared = window.sessionStorage.getItem('bearings.shared') !== null
  const kept = (isShared ? window.sessionStorage : window.localStorage).getItem('bearings.auth')
  const session = JSON.parse(kept ?? 'null') as Session | null
  if (session?.user && !withoutFrame.test(path))
    document.documentElement.dataset.frame = isCollapsed(document.cookie, window.matchMedia(tablet).matches)
      ? 'collapsed'
      : 'open'
  if (!session && !withoutSignIn.test(path)) {
    for (const file of signInFiles) load(file)
    if (path === '/auth')
      document.documentElement.dataset.frame = /[?&]tab=sign-up(&|$)/.test(location.search)
        ? 'sign-up'
        : 'sign-in'
  }
  const isStudents = session?.user?.user_metadata?.role === 'student'
  // What the server has put into the page of Find stands for the address that asks for nothing.
  if (isStudents && location.search === '') document.documentElement.dataset.view = 'first'
  // A token that is about to end is renewed first, and what the other roles see is another page.
  const isUsable = session && session.expires_at * 1000 - Date.now() > 120_000
  if (isUsable && navigator.onLine) {
    if (page && isStudents) for (const file of page.files) load(file)
    ask(session.access_token, ['/api/v1/me', ...((isStudents && page?.reads) || [])])
  }
} catch {
  // Nothing is kept here, or not to be read: the app sees to it.
}

type Session = {
  access_token: string
  expires_at: number
  user?: { user_metadata?: { role?: string } }
}

function ask(token: string, addresses: string[]) {
  const headers = { authorization: `Bearer ${token}` }
  const answers: Asked['answers'] = new Map()
  const askFor = (address: string) => {
    const answer = fetch(address, { headers }).catch(() => null)
    answers.set(address, answer)
    return answer
  }
  for (const address of addresses) void askFor(address)

  // The files of colleges have the names that are answered here. The first colleges are few. All of them are asked for when
  // the app's code has come, if the address asks for some: before, they would only keep that from coming.
  const finding = '/api/v1/schools/find'
  const found = answers.get(finding)
  const named = found?.then((answer) => (answer?.ok ? answer.clone().json() : null))
  const askForFile = async (which: 'first' | 'colleges') => {
    const names = (await named?.catch(() => null)) as Record<typeof which, string> | null | undefined
    if (names) void askFor(`${finding}/files/${names[which]}`)
  }
  const isAsked = location.search !== ''
  // The app is told the names once the file is asked for, and so does not ask for it as well.
  if (!isAsked && found)
    answers.set(
      finding,
      askForFile('first').then(() => found),
    )
  window.bearingsAsked = { token, at: Date.now(), answers, ...(isAsked && { askForFile }) }
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
