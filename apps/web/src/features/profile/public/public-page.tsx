import type { PublicProfile } from '@bearings/domain/profile/public/schema'
import { Text } from '@mantine/core'
import { Logo } from '#ui/logo.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { PublicSections } from './public-sections.tsx'
import classes from './public-page.module.css'

/** A student's public page, without the app's frame. */
export function PublicPage({ profile }: { profile: PublicProfile }) {
  return (
    <div className={`column gap-6 wide ${classes.frame}`}>
      <header>
        {/* A plain link, because the landing page is a separate entry outside this app's router. */}
        <a href="/" aria-label="Bearings" className="self-start">
          <Logo />
        </a>
      </header>
      <main>
        <PageHeader title={profile.name} about="Student" />
        <PublicSections profile={profile} />
      </main>
      <footer className={`hairline ${classes.foot}`}>
        <Text size="sm" c="dimmed">
          Written by the student, who decides what is shown and for how long. Bearings has not verified it.
        </Text>
      </footer>
    </div>
  )
}
