import { createFileRoute } from '@tanstack/react-router'
import { MyFamilyPage } from '#features/family/mine/my-family-page.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'

export const Route = createFileRoute('/_app/student/family')({
  beforeLoad: allow('student'),
  head: () => titled('My Family'),
  component: MyFamilyPage,
})
