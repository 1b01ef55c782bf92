import { PageFrame } from './page-frame.tsx'

export function Page() {
  return (
    <PageFrame>
      <article className="prose">
        <h1>Privacy</h1>
        <p className="lead">
          Bearings keeps what you write so that you can plan with it, and for nothing else. You do not pay for
          it with your data.
        </p>
        <WhatIsKept />
        <WhoSeesIt />
        {'{{note}}'}
        <h2>No trackers, no third parties</h2>
        <p>
          Our pages load nothing from other companies: no advertising, no analytics, no outside fonts. Your
          browser keeps your sign-in, what you typed and have not saved yet, and, for offline use, what you
          last read here; all of it is removed when you sign out. How the pages look there stays: the color
          scheme, keyboard shortcuts, whether the navigator is open and, in one cookie, for seven days,
          whether the sidebar is open. At a school, where many people share one address, a second cookie with
          a random name tells its devices apart at sign-in, for thirty days. None of it follows you anywhere.
        </p>
        <p>
          Your data is on the machines that the people who run this installation have chosen: their server,
          and the storage for your files if it is elsewhere. Three things can pass through other machines: our
          emails, through a mail server; if you turn them on, notifications on a device; and, if they have
          connected a language model to the navigator and you have agreed to it, your question with what is
          needed to answer it.
        </p>
        <h2>Getting and deleting your data</h2>
        <p>
          Settings has both. You can download everything in your account as one file, and delete your account.
          After you ask for that you have 14 days to change your mind; then it is deleted from every table.
          Backups made before that day keep it until they are deleted. Demos delete themselves after 24 hours.
        </p>
        <h2>Age</h2>
        <p>
          Bearings is for people aged 13 and older. If you are under 18, talk about it with a parent or
          guardian before you sign up. If we learn that an account belongs to a younger child, we delete it.
        </p>
        <h2>Questions</h2>
        <p>
          Bearings is run by the school or organization that gave you its address. Send questions about your
          data to them; you can also reach them by replying to any email from Bearings.
        </p>
      </article>
    </PageFrame>
  )
}

function WhatIsKept() {
  return (
    <>
      <h2>What is kept, and why</h2>
      <dl>
        <dt>Your account</dt>
        <dd>
          Name, email, time zone and, if you give them, a student ID and your class: to recognize you, to
          write to you, and to show the dates of your year. Your password is kept only as a hash that cannot
          be reversed.
        </dd>
        <dt>What you enter</dt>
        <dd>
          Profile, school list, essays, notes, files, recommenders, weeks, tasks, aid, messages and questions
          to the navigator: to show them to you, to answer you, and to calculate dates, costs and matches.
          Gender, race, citizenship and income are there because applications and aid depend on them; no other
          part of Bearings asks you to answer them.
        </dd>
        <dt>Sign-ins and changes</dt>
        <dd>
          When, from which network address and with which browser someone signed in to your account, and a
          record of security matters such as a changed password: so that you can see whether it was you.
        </dd>
        <dt>Notifications on a device</dt>
        <dd>
          Only if you turn them on: the address that your browser’s maker gives the device. That company
          carries each notification, encrypted. It says no more than that something is near or new.
        </dd>
        <dt>The waitlist</dt>
        <dd>Your email address and the day you left it, to tell you of the launch.</dd>
      </dl>
    </>
  )
}

function WhoSeesIt() {
  return (
    <>
      <h2>Who sees it</h2>
      <dl>
        <dt>You</dt>
        <dd>
          All of it, except an advisor’s private notes, why a recommender declined, and what your family
          answers about its money: you see only what that comes to.
        </dd>
        <dt>Your advisor</dt>
        <dd>
          Only an advisor you accepted, only the parts you chose, and only until one of you ends the
          connection. Sensitive background, aid and essays are off until you turn them on. Private notes and
          groups of students are seen by the advisor who made them, and by nobody else.
        </dd>
        <dt>Your family</dt>
        <dd>
          Only parents and guardians you invited, only the parts you chose, and only until one of you ends the
          connection: your dates, your list and what it costs, your budget and aid offers, and how many
          letters are sent and essays are finished. If you let them, they also read the messages between you
          and your advisor from then on. They never see essays and notes.
        </dd>
        <dt>Recommenders</dt>
        <dd>
          Whoever you ask for a letter here opens it with a link, without an account, and sees your name, the
          colleges and days, whether you waive reading it, and what you send with it. Anyone with that link
          can; what you sent is gone from it once you take the request back.
        </dd>
        <dt>Other advisors</dt>
        <dd>
          An advisor who searches for part of your student ID sees your name, student ID and high school, and
          can ask to be your advisor. You can turn this off in Settings; without a student ID, nobody finds
          you.
        </dd>
        <dt>Administrators of this installation</dt>
        <dd>
          Names, email addresses, student IDs, classes, advisors, school lists, sign-ins with browser and
          network address, and stories offered for publication: to help with accounts and to plan. Bearings
          shows them no essays, notes or messages, and records what they change.
        </dd>
        <dt>Everybody else</dt>
        <dd>
          Nothing, unless you open a public page yourself, or offer your own story: once an administrator has
          published it, everyone who is signed in can read it. You can take back either at any time. Nothing
          is sold or shared.
        </dd>
      </dl>
    </>
  )
}
