import { ownGpaInWords } from '@bearings/domain/profile/own-gpa'
import type { PublicProfile } from '@bearings/domain/profile/public/schema'
import { Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { Fact } from '../fact.tsx'
import { yearsWords } from '../words.ts'
import classes from './public-page.module.css'

/** A student's public sections, on the page itself and in its preview. */
export function PublicSections({ profile }: { profile: PublicProfile }) {
  const { name: _, highSchool, grades, testScores, courses, activities, leadership, honors } = profile
  const isEmpty = [highSchool, grades, testScores, courses, activities, leadership, honors].every(
    (part) => part === null,
  )
  if (isEmpty) return <Text c="dimmed">Nothing is shown here yet.</Text>
  return (
    <div className="stack gap-4 above-4">
      {(highSchool ?? grades ?? testScores) !== null && (
        <Section title="School">
          <dl>
            <Shown name="High school">{highSchool}</Shown>
            <Shown name="Unweighted GPA">{grades?.gpaUnweighted?.toFixed(2)}</Shown>
            <Shown name="Weighted GPA">{grades?.gpaWeighted?.toFixed(2)}</Shown>
            <Shown name="GPA as the school gives it">{grades?.ownGpa && ownGpaInWords(grades.ownGpa)}</Shown>
            <Shown name="Class rank">{grades?.classRank}</Shown>
            <Shown name="Test scores">{testScores}</Shown>
          </dl>
        </Section>
      )}
      {courses && (
        <Section title="Courses">
          <dl>
            <Shown name="AP/IB courses">
              {listOf(
                courses.apIb.map(({ course, score }) => (score === null ? course : `${course}: ${score}`)),
              )}
            </Shown>
            <Shown name="Current courses">{listOf(courses.current)}</Shown>
          </dl>
        </Section>
      )}
      {activities && (
        <Section title="Activities">
          <ol>
            {activities.map(({ name, position, yearsInvolved, description }, index) => (
              <li key={index} className={`hairline ${classes.entry}`}>
                <Text fw={600}>{name}</Text>
                <Text size="sm" c="dimmed">
                  {[position, yearsInvolved && yearsWords(yearsInvolved)].filter(Boolean).join(' · ')}
                </Text>
                <Text size="sm">{description}</Text>
              </li>
            ))}
          </ol>
        </Section>
      )}
      {leadership && (
        <Section title="Leadership">
          <dl>
            <Shown name="Positions">{listOf(leadership.positions)}</Shown>
            <Shown name="Total years involved">{leadership.years && yearsWords(leadership.years)}</Shown>
          </dl>
        </Section>
      )}
      {honors && (
        <Section title="Honors & Awards">
          <ol>
            {honors.map(({ name, level, description }, index) => (
              <li key={index} className={`hairline ${classes.entry}`}>
                <Text fw={600}>{name}</Text>
                <Text size="sm" c="dimmed">
                  {level}
                </Text>
                <Text size="sm">{description}</Text>
              </li>
            ))}
          </ol>
        </Section>
      )}
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="panel wrap-anywhere pad-5">
      <Title order={2} id={heading} mb="xs">
        {title}
      </Title>
      {children}
    </section>
  )
}

/** A fact, unless it is not shown. */
function Shown({ name, children }: { name: string; children: ReactNode }) {
  if (children === null || children === undefined) return null
  return <Fact name={name}>{children}</Fact>
}

function listOf(items: readonly string[]): ReactNode {
  if (items.length === 0) return null
  return (
    <ul>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}
