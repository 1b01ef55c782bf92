import type { PublicProfile } from '@bearings/domain/profile/public/schema'
import { Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
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
    <div className={classes.sections}>
      {(highSchool ?? grades ?? testScores) !== null && (
        <Section title="School">
          <dl>
            <Fact name="High school">{highSchool}</Fact>
            <Fact name="Unweighted GPA">{grades?.gpaUnweighted?.toFixed(2)}</Fact>
            <Fact name="Weighted GPA">{grades?.gpaWeighted?.toFixed(2)}</Fact>
            <Fact name="Class rank">{grades?.classRank}</Fact>
            <Fact name="Test scores">{testScores}</Fact>
          </dl>
        </Section>
      )}
      {courses && (
        <Section title="Courses">
          <dl>
            <Fact name="AP/IB courses">
              {listOf(
                courses.apIb.map(({ course, score }) => (score === null ? course : `${course}: ${score}`)),
              )}
            </Fact>
            <Fact name="Current courses">{listOf(courses.current)}</Fact>
          </dl>
        </Section>
      )}
      {activities && (
        <Section title="Activities">
          <ol>
            {activities.map(({ name, position, yearsInvolved, description }, index) => (
              <li key={index} className={classes.entry}>
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
            <Fact name="Positions">{listOf(leadership.positions)}</Fact>
            <Fact name="Total years involved">{leadership.years && yearsWords(leadership.years)}</Fact>
          </dl>
        </Section>
      )}
      {honors && (
        <Section title="Honors & Awards">
          <ol>
            {honors.map(({ name, level, description }, index) => (
              <li key={index} className={classes.entry}>
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
    <section aria-labelledby={heading} className={classes.section}>
      <Title order={2} id={heading} mb="xs">
        {title}
      </Title>
      {children}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === null || children === undefined) return null
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
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
