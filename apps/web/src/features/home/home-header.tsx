import { welcomeOn } from '@bearings/domain/accounts/rules'
import type { Me } from '@bearings/domain/accounts/schema'
import { mondayOf } from '@bearings/domain/weeks/mondays'
import { monthDay } from '@bearings/domain/words'
import type { ReactNode } from 'react'
import { useToday } from '#platform/use-today.ts'
import { PageHeader } from '#ui/page-header.tsx'

/** The current week in the person's time zone and a welcome by the full name, with the page's actions. */
export function HomeHeader({ me, children }: { me: Me; children?: ReactNode }) {
  const today = useToday()

  return (
    <PageHeader
      eyebrow={`Week of ${monthDay(mondayOf(today))}`}
      title={me.fullName ? `${welcomeOn(today, me)}, ${me.fullName}` : welcomeOn(today, me)}
    >
      {children}
    </PageHeader>
  )
}
