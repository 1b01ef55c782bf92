import type { ReactNode } from 'react'

type Props = { children: ReactNode; announcement?: ReactNode }

/** The frame of the three pages outside the app: the logo, the sign-in link, and the footer. */
export function PageFrame({ children, announcement }: Props) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      {announcement}
      <header className="bar wide">
        <a className="logo" href="/">
          <CompassMark />
          Bearings
        </a>
        <a className="button small signed-out-only" href="/auth">
          Sign in
        </a>
        <a className="button small signed-in-only" href="/dashboard">
          Open Bearings
        </a>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="bar wide">
        <p>Bearings, a planner for college applications</p>
        <nav aria-label="About">
          <a href="/welcome">Welcome</a>
          <a href="/privacy">Privacy</a>
          <a href="/auth?lang=es" lang="es" hrefLang="es">
            Español
          </a>
        </nav>
      </footer>
    </>
  )
}

function CompassMark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
      <circle cx="16" cy="16" r="14" />
      <path className="north" d="M16 5.5 19 16h-6z" />
      <path className="south" d="M16 26.5 13 16h6z" />
    </svg>
  )
}
