import { bounds, most } from '@bearings/domain/profile/options'
import type { Profile } from '@bearings/domain/profile/schema'
import { Card, Stack, Title } from '@mantine/core'
import { useMemo } from 'react'
import { call } from '#platform/queries/api.ts'
import { StepForm } from '../edit/step-form.tsx'
import { idOf, useStep } from '../edit/use-step.ts'
import { AddToList } from '../entries/add-to-list.tsx'
import { TextList } from '../entries/text-list.tsx'
import { SchoolCard } from '../school-card.tsx'
import {
  academicAnswers,
  academicForm,
  academicProblems,
  coursesIn,
  gatherAcademic,
  withCourse,
} from './academic-form.ts'
import { commonCoursesLike } from './common-courses.ts'
import { CourseRows } from './course-rows.tsx'
import { GradeFields } from './grade-fields.tsx'
import { useCourseSuggestions } from './use-course-suggestions.ts'

export function AcademicStep({ profile }: { profile: Profile }) {
  const saved = useMemo(() => academicForm(profile), [profile])
  const form = useStep({
    step: 'academic',
    saved,
    gather: gatherAcademic,
    problemsIn: academicProblems,
    toAnswers: academicAnswers,
    save: (input) => call('PUT /profile/academic', input),
  })
  const { value, change, patch, errorAt } = form
  const apIb = useCourseSuggestions(
    value.newApIbCourse,
    value.apIbCourses.map(({ course }) => course),
  )
  const catalog = useCourseSuggestions(value.newCurrentCourse, value.currentCourses)
  const common = commonCoursesLike(value.newCurrentCourse, value.currentCourses)

  function addCourse(text: string) {
    change((before) => ({
      ...before,
      apIbCourses: coursesIn(text).reduce(withCourse, before.apIbCourses),
      newApIbCourse: '',
    }))
  }

  return (
    <StepForm form={form}>
      <GradeFields value={value} patch={patch} errorAt={errorAt} onLeave={form.onLeave} />

      <Card component="section" aria-labelledby="courses">
        <Stack gap="lg">
          <Title order={2} id="courses">
            Courses
          </Title>
          <Stack gap="sm">
            <AddToList
              id={idOf('apIbCourses')}
              label="AP/IB courses"
              description="List all you have taken or are taking. None at your school? Add its most advanced courses."
              placeholder="AP Biology"
              addName="Add AP/IB course"
              text={value.newApIbCourse}
              onText={(newApIbCourse) => patch({ newApIbCourse })}
              onAdd={addCourse}
              {...apIb}
              full={value.apIbCourses.length >= most.apIbCourses}
              maxLength={bounds.course.max}
              error={errorAt('apIbCourses')}
            />
            {value.apIbCourses.length > 0 && (
              <CourseRows
                courses={value.apIbCourses}
                onCourses={(next) =>
                  change((before) => ({ ...before, apIbCourses: next(before.apIbCourses) }))
                }
              />
            )}
          </Stack>
          <TextList
            id={idOf('currentCourses')}
            label="Current courses"
            description="Everything on your schedule this year, one by one or with commas."
            placeholder="English 12"
            addName="Add current course"
            items={value.currentCourses}
            onItems={(next) =>
              change((before) => ({ ...before, currentCourses: next(before.currentCourses) }))
            }
            text={value.newCurrentCourse}
            onText={(newCurrentCourse) => patch({ newCurrentCourse })}
            suggestions={[...common.map((course) => ({ value: course })), ...catalog.suggestions].slice(0, 8)}
            failed={catalog.failed}
            textsOf={coursesIn}
            most={most.currentCourses}
            error={errorAt('currentCourses')}
          />
        </Stack>
      </Card>

      <SchoolCard highSchool={value.highSchool} classRank={value.classRank} patch={patch} errorAt={errorAt} />
    </StepForm>
  )
}
