import { ownGpaInWords } from '@bearings/domain/profile/own-gpa'
import type { Profile } from '@bearings/domain/profile/schema'
import { Card, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { activityFacts } from '../activities/activity-facts.ts'
import { Fact } from '../fact.tsx'
import { stepWords } from '../step-words.ts'
import { citizenshipWords, genderWords, incomeWords, raceWords, yearsWords } from '../words.ts'
import classes from './advised-profile.module.css'

type Props = {
  profile: Profile
  /** The parts that the student shares. */
  parts: { profile: boolean; testScores: boolean; sensitive: boolean }
  name: string
}

/**
 * A student's profile as their advisor reads it. Parts that are not shared are labeled as such, not left
 * blank.
 */
export function AdvisedProfile({ profile, parts, name }: Props) {
  const hidden = <span className="pale">Not shared</span>
  const shown = (isShared: boolean, value: ReactNode) => (isShared ? value || none : hidden)
  const ofProfile = (value: ReactNode) => shown(parts.profile, value)
  const sensitive = (value: ReactNode) => shown(parts.sensitive, value)
  const { firstGeneration, apIbCourses, currentCourses, activities, honorsAwards, yearsInvolved } = profile

  return (
    <div className={classes.sections}>
      <Section title={stepWords.background.title}>
        <Fact name="High school">{ofProfile(profile.highSchool)}</Fact>
        <Fact name="Class rank">{ofProfile(profile.classRank)}</Fact>
        <Fact name="First-generation college student">
          {ofProfile(firstGeneration === null ? null : firstGeneration ? 'Yes' : 'No')}
        </Fact>
        <Fact name="Gender">{sensitive(profile.gender && genderWords[profile.gender])}</Fact>
        <Fact name="Citizenship">
          {sensitive(profile.citizenship && citizenshipWords[profile.citizenship])}
        </Fact>
        <Fact name="Race / Ethnicity">
          {sensitive(profile.raceEthnicity && raceWords[profile.raceEthnicity])}
        </Fact>
        <Fact name="Income bracket">
          {sensitive(profile.incomeBracket && incomeWords[profile.incomeBracket])}
        </Fact>
      </Section>
      <Section title={stepWords.academic.title}>
        <Fact name="Unweighted GPA">{ofProfile(profile.gpaUnweighted?.toFixed(2))}</Fact>
        <Fact name="Weighted GPA">{ofProfile(profile.gpaWeighted?.toFixed(2))}</Fact>
        {profile.ownGpa && (
          <Fact name="GPA as the school gives it">{ofProfile(ownGpaInWords(profile.ownGpa))}</Fact>
        )}
        <Fact name="Test scores">{shown(parts.testScores, profile.satActScore)}</Fact>
        <Fact name="AP/IB courses">
          {shown(
            parts.profile || parts.testScores,
            apIbCourses.length > 0 && (
              <List
                items={apIbCourses.map(({ course, score }) =>
                  score === null ? course : `${course}: ${score}`,
                )}
              />
            ),
          )}
          {parts.profile && !parts.testScores && <span className="detail">Scores are not shared</span>}
        </Fact>
        <Fact name="Current courses">
          {ofProfile(currentCourses.length > 0 && <List items={currentCourses} />)}
        </Fact>
      </Section>
      {parts.profile ? (
        <>
          <Section title={stepWords.activities.title}>
            {activities.length === 0 && (
              <Text c="dimmed" mb="sm">
                No activities yet.
              </Text>
            )}
            {activities.map((activity, index) => (
              <Fact key={index} name={activity.name}>
                {activityFacts(activity).map((line) => (
                  <div key={line}>{line}</div>
                ))}
                <span className="detail">{activity.description}</span>
              </Fact>
            ))}
            <Fact name="Leadership positions">
              {profile.leadershipPositions.length > 0 ? <List items={profile.leadershipPositions} /> : none}
            </Fact>
            <Fact name="Total years involved">
              {yearsInvolved === null ? none : yearsWords(yearsInvolved)}
            </Fact>
          </Section>
          <Section title={stepWords.honors.title}>
            {honorsAwards.length === 0 && <Text c="dimmed">No awards yet.</Text>}
            {honorsAwards.map(({ name: award, level, description }, index) => (
              <Fact key={index} name={award}>
                {level}
                <span className="detail">{description}</span>
              </Fact>
            ))}
          </Section>
        </>
      ) : (
        <Card>
          <Text c="dimmed">{name} does not share activities and awards.</Text>
        </Card>
      )}
    </div>
  )
}

const none = <span className="pale">No answer yet</span>

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" aria-label={title}>
      <Title order={2} mb="sm">
        {title}
      </Title>
      <dl>{children}</dl>
    </Card>
  )
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}
