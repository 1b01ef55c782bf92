import { createFileRoute } from '@tanstack/react-router'
import { AdvisorHome } from '../../../features/home/advisor-home.tsx'
import { allow } from '../../../platform/guard.ts'
import { useMe } from '../../../platform/me.ts'
import { titled } from '../../../platform/title.ts'

export const Route = createFileRoute('/_app/advisor/dashboard')({
  beforeLoad: allow('advisor'),
  head: () => titled('Advisor Dashboard'),
  component: function AdvisorDashboardRoute() {
    return <AdvisorHome me={useMe()} />
  },
})
