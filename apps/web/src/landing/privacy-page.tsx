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
        <h2>No trackers, no third parties</h2>
        <p>
          Our pages load nothing from other companies: no advertising, no analytics, no outside fonts. Your
          browser keeps your sign-in, your color scheme, unsaved drafts and, for offline use, what you last
          read here; all but the color scheme are removed when you sign out. One cookie remembers for seven
          days whether the sidebar is open. None of it follows you anywhere.
        </p>
        <p>
          Two things can pass through other machines, and the people who run this installation choose them:
          the mail server that carries our messages to you, and, only if they have connected one to the
          navigator, a language model that is sent your question with what it needs to answer it.
        </p>
        <h2>Getting and deleting your data</h2>
        <p>
          Settings has both. You can download everything we store about you as one file, and delete your
          account. After you ask for that you have 14 days to change your mind; then it is deleted from every
          table. Demos delete themselves after 24 hours.
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
          Profile, school list, essays, notes, recommenders, weeks and tasks: to show them to you and to
          calculate dates and matches. Gender, race, citizenship and income are there because applications and
          aid depend on them; no other part of Bearings asks you to answer them.
        </dd>
        <dt>Sign-ins and changes</dt>
        <dd>
          When, from which network address and with which browser someone signed in to your account, and a
          record of security matters such as a changed password: so that you can see whether it was you.
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
        <dd>All of it.</dd>
        <dt>An advisor</dt>
        <dd>
          Only an advisor you accepted, only the parts you chose, and only until one of you ends the
          connection. Sensitive background, aid and essays are off until you turn them on.
        </dd>
        <dt>Administrators of this installation</dt>
        <dd>
          Names, email addresses and school lists, to help with accounts and to plan. Bearings shows them no
          essays and no notes, and records what they change.
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
