import { type Icon, IconBox, IconCalendar, IconChartLine, IconCompass } from '@tabler/icons-react'
import { colleges } from './colleges.ts'
import { CourseArt } from './course-art.tsx'
import { DemoButton, LeaveAccountDialog } from './demo-button.tsx'
import { PageFrame } from './page-frame.tsx'
import { Product } from './product.tsx'
import { signal } from './signal.ts'
import { LaunchBanner, WaitlistDialog } from './waitlist.tsx'

export function Page() {
  return (
    <PageFrame announcement={<LaunchBanner />}>
      <section className="hero wide">
        <div>
          <h1>
            Know where you stand. <em>Chart where you’re going.</em>
          </h1>
          <p className="lead">
            One calm place for your profile, your school list, every essay and every deadline, with your
            advisor on the same page.
          </p>
          <div className="actions">
            <a {...signal} href="/auth?tab=sign-up">
              Get Started
            </a>
            <DemoButton>Try Demo</DemoButton>
          </div>
          <p className="free">Free. The demo asks for no account.</p>
        </div>
        <CourseArt />
      </section>
      <Product />
      <Features />
      <p className="also wide">
        Also inside: an AI navigator that answers with its sources, the federal aid formula line by line, each
        college’s price for a family like yours, and scholarships.
      </p>
      <section className="ready">
        <h2>Ready when you are.</h2>
        <a {...signal} href="/auth?tab=sign-up">
          Create Your Account
        </a>
      </section>
      <WaitlistDialog />
      <LeaveAccountDialog />
    </PageFrame>
  )
}

function Features() {
  return (
    <section className="features wide" aria-label="What Bearings does">
      <Feature icon={IconCompass} title="Smart school matching">
        Federal data on {colleges} colleges, and your test score next to the middle half of each class.
      </Feature>
      <Feature icon={IconBox} title="Profile builder">
        Activities, honors and achievements, scored as you go.
      </Feature>
      <Feature icon={IconCalendar} title="Deadline tracking">
        Every date in one calendar, on your phone too, with timely reminders.
      </Feature>
      <Feature icon={IconChartLine} title="Progress monitoring">
        See what is done, what is late and what comes next.
      </Feature>
    </section>
  )
}

type FeatureProps = { icon: Icon; title: string; children: React.ReactNode }

function Feature({ icon: Symbol, title, children }: FeatureProps) {
  return (
    <article>
      <Symbol size={22} stroke={1.75} aria-hidden />
      <h2>{title}</h2>
      <p>{children}</p>
    </article>
  )
}
