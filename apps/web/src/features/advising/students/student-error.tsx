import type { ErrorComponentProps } from '@tanstack/react-router'
import { MissingOrFailed } from '#ui/missing-or-failed.tsx'

/** The notice for a student who is not the advisor’s, or who could not be loaded. */
export function StudentError({ error }: ErrorComponentProps) {
  return (
    <MissingOrFailed
      error={error}
      page="My Students"
      failed="Error loading students"
      missing="Student not found"
      why="You are not connected to this student, or you no longer are."
      to="/student/advisor"
      back="My Students"
    />
  )
}
