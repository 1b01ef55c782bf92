import { courseScores } from '@bearings/domain/profile/options'
import type { Course } from '@bearings/domain/profile/schema'
import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { Icon } from '#ui/icon.tsx'
import { notifyWithUndo } from '#ui/notify-with-undo.ts'
import { withAt, without, withReplaced } from '../entries/lists.ts'
import classes from '../entries/entries.module.css'

type Props = { courses: Course[]; onCourses: (change: (courses: Course[]) => Course[]) => void }

/** The AP and IB courses taken, each with its exam score if there is one. */
export function CourseRows({ courses, onCourses }: Props) {
  function remove(course: Course, index: number) {
    onCourses((before) => without(before, index))
    notifyWithUndo(`${course.course} removed`, () => onCourses((before) => withAt(before, index, course)))
  }

  return (
    <ul className="hairline" aria-label="Added">
      {courses.map((course, index) => (
        <li key={course.course} className={`row gap-3 hairline-below ${classes.row}`}>
          <span className="fill wrap-anywhere">{course.course}</span>
          <NativeSelect
            aria-label={`Score in ${course.course}`}
            data={scoreOptions}
            value={course.score ?? ''}
            w={124}
            onChange={({ currentTarget: { value } }) =>
              onCourses((before) =>
                withReplaced(before, index, { ...course, score: value ? Number(value) : null }),
              )
            }
          />
          <ActionIcon
            variant="subtle"
            color="sea"
            size={44}
            aria-label={`Remove ${course.course}`}
            onClick={() => remove(course, index)}
          >
            <Icon of={IconTrash} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  )
}

const scoreOptions = [
  { value: '', label: 'No score' },
  ...Array.from({ length: courseScores.most }, (_, index) => String(courseScores.least + index)).map(
    (score) => ({ value: score, label: `Score ${score}` }),
  ),
]
