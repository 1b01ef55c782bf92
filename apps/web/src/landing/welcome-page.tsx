import { CourseArt } from './course-art.tsx'
import { DemoButton, LeaveAccountDialog } from './demo-button.tsx'
import { PageFrame } from './page-frame.tsx'
import { signal } from './signal.ts'

export function Page() {
  return (
    <PageFrame>
      <section className="hero wide welcome">
        <div>
          <h1>Welcome</h1>
          <p className="lead">
            Applying to college is a long crossing with many ports. Bearings keeps the chart: what you have
            done, where you are, and what comes next.
          </p>
          <div className="actions">
            <a {...signal} href="/auth">
              Get Started
            </a>
            <DemoButton>View Demo</DemoButton>
          </div>
        </div>
        <CourseArt />
      </section>
      <ol className="steps wide">
        <li>
          <h2>Tell us who you are</h2>
          <p>Four short steps: background, academics, activities, honors. Leave and come back at any time.</p>
        </li>
        <li>
          <h2>Keep your list</h2>
          <p>Real colleges with their figures and deadlines, and what is left to do for each.</p>
        </li>
        <li>
          <h2>Go one week at a time</h2>
          <p>Essays, dates and tasks in one place. Invite an advisor, and choose what they see.</p>
        </li>
      </ol>
      <LeaveAccountDialog />
    </PageFrame>
  )
}
