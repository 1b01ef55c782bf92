import type { Me } from '@bearings/domain/accounts/schema'
import { say } from '@bearings/domain/say'
import { ActionIcon } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { homeOf } from '#platform/navigation/guard.ts'
import { useQuestion } from '#platform/offline-queue/question.ts'
import { useSignOut } from '#platform/sign-out/use-sign-out.tsx'
import { Icon } from '#ui/icon.tsx'
import { Logo } from '#ui/logo.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Overlays } from './commands/overlays.tsx'
import { useKeyboard } from './commands/use-keyboard.ts'
import { JumpTo } from './jump-to.ts'
import { NewVersion } from './new-version.tsx'
import { OfflineBoundary } from './offline-boundary.tsx'
import { OfflineChip } from './offline-chip.tsx'
import { Sidebar } from './sidebar.tsx'
import { useSidebar } from './use-sidebar.ts'
import classes from './shell.module.css'

/** Loaded lazily, because only phones need it. */
const OverSidebar = lazyComponent(() => import('./over-sidebar.tsx'), 'OverSidebar')

/** Loaded lazily, because it is needed only when the network returns. */
const ChangeQuestion = lazyComponent(() => import('./change-question.tsx'), 'ChangeQuestion')

type Props = {
  me: Me
  /** Banners above every page. */
  banner: ReactNode
  notifications: ReactNode
  /** Renders the command bar while it is open. */
  commandBar: (close: () => void, showShortcuts: () => void) => ReactNode
  /** Content at the right of some pages. */
  beside?: ReactNode
  children: ReactNode
}

/** The frame of every page behind sign-in: the sidebar beside it, or on a phone, bars above and below it. */
export function Shell({ me, banner, notifications, commandBar, beside, children }: Props) {
  const { docked, collapsed, over, toggle, close } = useSidebar()
  const keyboard = useKeyboard(me.role)
  const onSearch = () => keyboard.setOpen('commands')
  // The dialog belongs to the frame, because the sidebar is remounted when the window becomes narrower or
  // wider.
  const { signOut, dialog } = useSignOut()
  const shared = { me, onSignOut: () => void signOut() }
  const question = useQuestion()

  return (
    <>
      <a href="#main" className={`rounded strong ${classes.skip}`}>
        {say('Skip to main content')}
      </a>
      {dialog}
      <Overlays {...keyboard} role={me.role} commandBar={commandBar} />
      <div className={`stack ${classes.shell}`} data-collapsed={collapsed || undefined}>
        {docked ? (
          <aside className={`no-print ${classes.aside}`} aria-label={say('Sidebar')}>
            <Sidebar
              {...shared}
              notifications={notifications}
              onSearch={onSearch}
              collapsed={collapsed}
              onToggle={toggle}
            />
          </aside>
        ) : (
          <header className={`no-print row spread gap-2 hairline-below on-paper ${classes.topBar}`}>
            <Link to={homeOf(me.role)} aria-label={say('Bearings, home')}>
              <Logo />
            </Link>
            <OfflineChip small />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              ml="auto"
              c="dimmed"
              onClick={onSearch}
              aria-label={say('Jump to')}
            >
              <Icon of={IconSearch} />
            </ActionIcon>
            {notifications}
          </header>
        )}
        {!docked && <BottomBar role={me.role} isOpen={over} onMore={toggle} />}
        {!docked && (
          <Suspense>
            <OverSidebar opened={over} onClose={close}>
              <Sidebar {...shared} over onToggle={close} onNavigate={close} />
            </OverSidebar>
          </Suspense>
        )}
        <div>
          {banner}
          <main id="main" tabIndex={-1} className={`shrinks no-outline ${classes.main}`}>
            <div className={classes.content}>
              <Suspense>{question && <ChangeQuestion question={question} />}</Suspense>
              <JumpTo value={onSearch}>
                <OfflineBoundary>{children}</OfflineBoundary>
              </JumpTo>
            </div>
          </main>
        </div>
        {beside}
      </div>
      <NewVersion />
    </>
  )
}
