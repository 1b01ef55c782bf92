import type { ApplicationColumn, RosterTable, StudentColumn } from '@bearings/domain/advising/views/options'

export const studentColumnNames: Record<StudentColumn, string> = {
  needs: 'Needs',
  deadline: 'Next deadline',
  list: 'List',
  essays: 'Essays',
  letters: 'Letters',
  tasks: 'Tasks',
  active: 'Last active',
}

export const applicationColumnNames: Record<ApplicationColumn, string> = {
  plan: 'Plan',
  deadline: 'Deadline',
  status: 'Status',
  checklist: 'Checklist',
  letters: 'Letters',
  label: 'Your label',
}

/** The names at the heads of the columns of both tables. */
export const columnNames: Record<RosterTable, Record<string, string>> = {
  student: studentColumnNames,
  application: applicationColumnNames,
}
