import type { Me } from '@bearings/domain/accounts/schema'
import { useState } from 'react'
import { useStudentCommands } from '../features/advising/students/use-student-commands.ts'
import { useAddEssayCommand, useEssayCommands } from '../features/essays/use-essay-commands.ts'
import {
  useAddSchoolCommand,
  useCatalogCommands,
  useSchoolCommands,
} from '../features/list/use-school-commands.ts'
import { useAskCommands } from '../features/navigator/use-ask-command.ts'
import { useRecommenderCommands } from '../features/recommenders/use-recommender-commands.ts'
import { CommandBar as Bar } from '../features/shell/commands/command-bar.tsx'
import { useAppCommands, usePageCommands } from '../features/shell/commands/use-page-commands.ts'
import { useTaskCommands } from '../features/tasks/use-task-commands.ts'
import { type CommandGroup, matching } from '../platform/commands.ts'

type Props = { me: Me; onClose: () => void; onShortcuts: () => void }

/** The command bar, filled with what each part of the product offers this person. */
export function CommandBar(props: Props) {
  const [text, setText] = useState('')
  const bar = { ...props, text, onText: setText }
  if (props.me.role === 'student') return <StudentBar {...bar} />
  if (props.me.role === 'advisor') return <AdvisorBar {...bar} />
  return <AdminBar {...bar} />
}

type BarProps = Props & { text: string; onText: (text: string) => void }

function StudentBar({ me, onShortcuts, ...bar }: BarProps) {
  const schools = useSchoolCommands()
  const essays = useEssayCommands()
  const pages = usePageCommands(me)
  const catalog = useCatalogCommands(bar.text)
  const recommenders = useRecommenderCommands()
  const actions = [
    useAddSchoolCommand(),
    useAddEssayCommand(),
    recommenders.add,
    ...useAppCommands(onShortcuts),
  ]
  const asking = { name: 'Ask', commands: useAskCommands(me.userId, bar.text) }
  const isQuestion = bar.text.trim().endsWith('?')
  const groups = [
    ...(isQuestion ? [asking] : []),
    ...found(bar.text, [
      { name: 'Schools on your list', commands: schools },
      { name: 'Essays', commands: essays },
    ]),
    { name: 'Go to', commands: matching([...pages, recommenders.page], bar.text) },
    { name: 'Catalog', commands: catalog.slice(0, most) },
    { name: 'Do', commands: matching(actions, bar.text) },
    ...(isQuestion ? [] : [asking]),
  ]
  return <Bar {...bar} role={me.role} groups={groups} />
}

function AdvisorBar({ me, onShortcuts, ...bar }: BarProps) {
  const students = useStudentCommands(bar.text)
  const pages = usePageCommands(me)
  const actions = [...useTaskCommands(), ...useAppCommands(onShortcuts)]
  const asking = { name: 'Ask', commands: useAskCommands(me.userId, bar.text) }
  const isQuestion = bar.text.trim().endsWith('?')
  const groups = [
    ...(isQuestion ? [asking] : []),
    ...found(bar.text, [{ name: 'Students', commands: students }]),
    { name: 'Go to', commands: matching(pages, bar.text) },
    { name: 'Do', commands: matching(actions, bar.text) },
    ...(isQuestion ? [] : [asking]),
  ]
  return <Bar {...bar} role={me.role} groups={groups} />
}

function AdminBar({ me, onShortcuts, ...bar }: BarProps) {
  const pages = usePageCommands(me)
  const actions = useAppCommands(onShortcuts)
  const groups = [
    { name: 'Go to', commands: matching(pages, bar.text) },
    { name: 'Do', commands: matching(actions, bar.text) },
  ]
  return <Bar {...bar} role={me.role} groups={groups} />
}

/** The most results of one kind, so that the other kinds stay in sight. */
const most = 4

/**
 * Returns the matching commands; none before anything is typed, because pages and commands are enough then.
 */
function found(typed: string, groups: CommandGroup[]): CommandGroup[] {
  if (typed.trim() === '') return []
  return groups.map(({ name, commands }) => ({ name, commands: matching(commands, typed).slice(0, most) }))
}
