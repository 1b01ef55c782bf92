import { Card, Stack, Text, Title } from '@mantine/core'
import classes from './how-matching-works.module.css'

/** What the estimate is made of, and of what it is not. */
export function InShort() {
  return (
    <Stack gap="md">
      <Card component="section">
        <Title order={2}>In short</Title>
        <Text>
          We compare your unweighted GPA and your SAT or ACT with those of the students who enrolled at a
          college, and combine that with the share of applicants it admits. The answer is a range, because no
          one outside an admission office can know more. The same input always gives the same answer. It is an
          estimate, not a promise, and not advice on whether to apply.
        </Text>
      </Card>
      <Card component="section">
        <Title order={2}>What goes in</Title>
        <ul className={`stack gap-6px ${classes.list}`}>
          <li>Your unweighted GPA, and your SAT or ACT, whichever is better for you.</li>
          <li>The college’s admission rate, and the middle half of its students’ scores.</li>
          <li>
            The average GPA of its students, if it publishes one, and how far their grades are apart. If it
            does not, we estimate them from the scores, mark them <em>imputed</em>, and make the range wider.
          </li>
          <li>Whether it requires scores, considers them if you send them, or ignores them.</li>
          <li>
            Your home state, or that you apply from abroad: the rate of students like you, where a college
            publishes it. Where it does not, the range is wider. A class that is mostly of residents is no
            measure for the few who are admitted from elsewhere, so they need more to stand as well.
          </li>
          <li>
            The round of your plan. Early Decision counts for 60% of its advantage, because athletes and
            others with a hook apply early too; for 30% at public colleges, where your home state counts as
            well; and for nothing where no advantage is known.
          </li>
          <li>
            Your major, where it has a rate of its own: the odds are then for the university as a whole, and
            never likely.
          </li>
          <li>Your class rank, where a published rule admits by it.</li>
          <li>
            Once you are on a waitlist, how many who stayed on it the college admitted, and nothing else.
          </li>
        </ul>
      </Card>
      <Card component="section">
        <Title order={2}>What it never looks at</Title>
        <Text>
          Race, gender, family income, being the first in your family at college, alumni relatives, your name,
          and your high school. Income counts only for prices. Essays, activities and recommendations are not
          turned into points: they matter, and nobody can count them from outside.
        </Text>
      </Card>
    </Stack>
  )
}

/** The formula, for whoever wants to check it. */
export function Formula() {
  return (
    <Card component="section">
      <Title order={2}>The formula</Title>
      <Text>
        Let <i>r</i> be the admission rate. We assume that a college ranks its applicants by academics and by
        everything else together, and that <i>ρ</i> says how much of the decision academics explain: from 0.35
        at the most selective private colleges to 0.75 at public colleges that admit most applicants. With{' '}
        <i>z</i> for where you stand among the applicants, and <i>c</i> for the cutoff that leaves the share{' '}
        <i>r</i> above it:
      </Text>
      <p className={`text-title font-heading wrap-anywhere line-28 ${classes.formula}`}>
        P = Φ((ρ z − c) / √(1 − ρ²))
      </p>
      <Text>
        Averaged over all applicants, this is exactly the published rate. Grades weigh 60 and scores 40. The
        range spans the lowest and the highest of eight estimates, with your standing, the rate and ρ each a
        little lower and a little higher. Every college’s page shows each line of the math.
      </Text>
    </Card>
  )
}

/** What no formula can know. */
export function Limits() {
  return (
    <Stack gap="md">
      <Card component="section">
        <Title order={2}>The odds of a list</Title>
        <Text>
          Decisions are not independent: the same essays and letters go to every college. So five colleges at
          20% each give about 56% for at least one admission, not 67%, and ten at 6% give about 35%, not 46%.
        </Text>
      </Card>
      <Card component="section">
        <Title order={2}>What it cannot know</Title>
        <ul className={`stack gap-6px ${classes.list}`}>
          <li>
            Majors with admission rates of their own that no college publishes, and programs that are full.
          </li>
          <li>
            Residency and early rounds at colleges that publish no rate for them: there we go by similar
            colleges.
          </li>
          <li>Recruited athletes and relatives of alumni, who fill some of the spots.</li>
          <li>Colleges that turn away strong applicants who seem unlikely to come.</li>
          <li>GPA scales, which differ by high school, and how hard your courses were.</li>
          <li>The coming year: rates change, most of all at small colleges.</li>
        </ul>
      </Card>
    </Stack>
  )
}
