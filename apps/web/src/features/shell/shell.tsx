import type { Me } from '@bearings/domain/accounts/schema'
import { ActionIcon } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { homeOf } from '../../platform/guard.ts'
import { Logo } from '../../ui/logo.tsx'
import { Sidebar } from './sidebar.tsx'
import { useSidebar } from './use-sidebar.ts'
import classes from './shell.module.css'

/** Only phones need it. */
const OverSidebar = lazy(async () => ({ default: (await import('./over-sidebar.tsx')).OverSidebar }))

type Props = {
  me: Me
  /** What needs to be said above every page. */
  banner: ReactNode
  notifications: ReactNode
  children: ReactNode
}

/** The frame of every page behind sign-in: the sidebar beside it, or over it on a phone. */
export function Shell({ me, banner, notifications, children }: Props) {
  const { beside, collapsed, over, toggle, close } = useSidebar()

  return (
    <>
      <a href="#main" className={classes.skip}>
        Skip to main content
      </a>
      <div className={classes.shell} data-collapsed={collapsed || undefined}>
        {beside ? (
          <aside className={classes.aside} aria-label="Sidebar">
            <Sidebar me={me} collapsed={collapsed} onToggle={toggle} notifications={notifications} />
          </aside>
        ) : (
          <header className={classes.topBar}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              onClick={toggle}
              aria-label="Open menu"
              aria-expanded={over}
            >
              <IconMenu2 size={20} stroke={1.75} aria-hidden />
            </ActionIcon>
            <Link to={homeOf(me.role)} aria-label="Bearings, home">
              <Logo />
            </Link>
          </header>
        )}
        {!beside && (
          <Suspense>
            <OverSidebar opened={over} onClose={close}>
              <Sidebar me={me} over onToggle={close} onNavigate={close} notifications={notifications} />
            </OverSidebar>
          </Suspense>
        )}
        <div>
          {banner}
          <main id="main" tabIndex={-1} className={classes.main}>
            <div className={classes.content}>{children}</div>
          </main>
        </div>
      </div>
    </>
  )
}
