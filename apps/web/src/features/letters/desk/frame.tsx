import type { ReactNode } from 'react'
import { Logo } from '#ui/logo.tsx'
import classes from './desk.module.css'

/** A page for somebody without an account: the name of the product, and nothing else of the app. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <div className={`stack gap-6 wide content-start ${classes.frame}`}>
      <header>
        {/* A plain link, because the landing page is a separate entry outside this app's router. */}
        <a href="/" aria-label="Bearings">
          <Logo />
        </a>
      </header>
      <main>{children}</main>
    </div>
  )
}
