import { IconUser } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Command } from '#platform/commands.ts'
import { rosterPages } from './roster-query.ts'
import { nameOf } from './words.ts'

/**
 * Returns commands for an advisor's students, by name or student ID. From two letters on, the server
 * searches.
 */
export function useStudentCommands(typed: string): Command[] {
  const navigate = useNavigate()
  const q = typed.trim()
  const { data } = useInfiniteQuery(rosterPages(q.length >= 2 ? { q } : {}))
  return (data?.pages[0]?.students ?? []).map((student) => ({
    id: student.id,
    label: nameOf(student),
    ...(student.studentId && { about: student.studentId }),
    icon: IconUser,
    run: () => void navigate({ to: '/advisor/students/$studentId', params: { studentId: student.id } }),
  }))
}
