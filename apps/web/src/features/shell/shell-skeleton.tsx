import { Skeleton, Stack } from '@mantine/core'
import { Compass } from '#ui/compass.tsx'
import { Logo } from '#ui/logo.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'
import { OfflineBoundary } from './offline-boundary.tsx'
import { isCollapsed, tablet } from './sidebar-cookie.ts'
import classes from './shell.module.css'
import sidebar from './sidebar.module.css'

/** The frame in gray blocks while the session loads, without any page's content. */
export function ShellSkeleton() {
  const collapsed = isCollapsed(document.cookie, window.matchMedia(tablet).matches)

  return (
    <div className={`stack ${classes.shell}`} data-collapsed={collapsed || undefined} aria-busy>
      <aside className={`no-print ${classes.aside} no-phone`} aria-hidden>
        <div className={collapsed ? `${sidebar.sidebar} ${sidebar.collapsed}` : sidebar.sidebar}>
          <div className={`row spread below-2 ${sidebar.head}`}>
            <span className={`inline-flex rounded ${sidebar.home}`}>
              {collapsed ? <Compass turning /> : <Logo turning />}
            </span>
          </div>
          <Stack gap={18} px={collapsed ? 0 : 12} pt={12} flex={1}>
            {[72, 88, 80].map((width) => (
              <Skeleton key={width} height={20} width={collapsed ? 24 : width} />
            ))}
          </Stack>
          <Skeleton circle height={34} m={collapsed ? 0 : 8} />
        </div>
      </aside>
      <div
        className={`no-print only-phone row spread gap-2 hairline-below on-paper ${classes.topBar} ${classes.narrow}`}
        aria-hidden
      >
        <Logo turning />
      </div>
      <div className={`only-phone hairline ${classes.bottomBar} ${classes.narrow}`} aria-hidden />
      <main className={`shrinks no-outline ${classes.main}`}>
        <div className={classes.content}>
          <OfflineBoundary>
            <PageSkeleton />
          </OfflineBoundary>
        </div>
      </main>
    </div>
  )
}
