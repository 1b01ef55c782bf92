import { welcomeOn } from '@bearings/domain/accounts/rules'
import { Stack, Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { useToday } from '#platform/use-today.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { useTabInView } from '#ui/use-tab-in-view.ts'
import { FirstStudents } from '../students/first-students.tsx'
import { ApprovalNotice } from './approval-notice.tsx'
import type { DashboardTab } from './dashboard-search.ts'
import { SummaryFigures } from './summary-figures.tsx'
import scrolling from '#ui/scrolling-tabs.module.css'

type Props = {
  tab: DashboardTab
  /** Shows another tab; the URL keeps which. */
  onTab: (tab: DashboardTab) => void
  /** The contents of the tabs that other parts of the product provide. */
  slots: Record<Exclude<DashboardTab, 'students'>, ReactNode>
}

/** An advisor's home: the figures, and tabs to act on them. */
export function DashboardPage({ tab, onTab, slots }: Props) {
  const me = useMe()
  const welcome = welcomeOn(useToday(), me)
  const { data: summary } = useQuery(query('GET /advising/summary'))
  const tabs = useTabInView(tab, summary?.pendingRequests)

  return (
    <Stack gap="lg">
      <PageHeader title="Advisor Dashboard" about={me.fullName ? `${welcome}, ${me.fullName}` : welcome} />
      {summary?.awaitsApproval && <ApprovalNotice />}
      <SummaryFigures />
      <Tabs
        value={tab}
        onChange={(chosen) => onTab((chosen ?? 'students') as DashboardTab)}
        color="sea"
        keepMounted={false}
      >
        <Tabs.List ref={tabs} className={scrolling.tabs!}>
          <Tabs.Tab value="students">My Students</Tabs.Tab>
          <Tabs.Tab value="add">Add Students</Tabs.Tab>
          <Tabs.Tab value="requests">
            {summary ? `Requests (${summary.pendingRequests})` : 'Requests'}
          </Tabs.Tab>
          <Tabs.Tab value="tasks">Tasks</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="students" pt="lg">
          <FirstStudents />
        </Tabs.Panel>
        <Tabs.Panel value="add" pt="lg">
          {slots.add}
        </Tabs.Panel>
        <Tabs.Panel value="requests" pt="lg">
          {slots.requests}
        </Tabs.Panel>
        <Tabs.Panel value="tasks" pt="lg">
          {slots.tasks}
        </Tabs.Panel>
      </Tabs>
    </Stack>
  )
}
