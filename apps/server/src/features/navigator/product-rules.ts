import { remindersInWords } from '@bearings/domain/deadlines/options'

/** Explanations of how Bearings works, with a page that shows it. The first whose words match is used. */
export const productRules: readonly {
  name: string
  words: RegExp
  text: string
  title: string
  url: string
}[] = [
  {
    name: 'labels',
    words:
      /\b(what ?('?s|does|do|is|are|counts as)|mean|define|definition|difference)\b.*\b(far reach|reach|target|likely(?! letters?)|very likely|safety|label|labels|match)\b|\bhow (do|does|are).*\blabels?\b/i,
    title: 'How matching works: labels',
    url: '/resources/how-matching-works',
    text: 'A college is a **Far reach** when your odds are below 10% (below 20% if it admits fewer than 10% of applicants), a **Reach** below 35% or if it admits fewer than 20%, **Likely** from 75%, **Very likely** from 90%, and a **Target** in between. For Likely, the low end of your range must also be at least 65% and the college must admit at least half of its applicants, so that a wide guess never counts as a safety. A **Safety** is a likely college whose price for your family is known to be within your budget.',
  },
  {
    name: 'odds',
    words: /\b(odds|chances?|estimate|estimates|range|placed?|calculat|comput|matching|percent)\b/i,
    title: 'How matching works',
    url: '/resources/how-matching-works',
    text: 'Bearings compares your grades and test scores with those of the students a college admitted, and combines that with the share of applicants it admits. How much grades and scores count depends on how selective the college is. The result is a range, rounded to 5% and never above 95%. It never uses race, gender, income, citizenship, first-generation status, or your high school. It does not include essays and letters either, which is one reason it is a range.',
  },
  {
    name: 'balance',
    words: /\bbalance\b/i,
    title: 'How matching works: balance of a list',
    url: '/resources/how-matching-works',
    text: 'The balance counts your open schools as reach, target and likely and compares them with a usual mix of 3 reach, 4 target and 3 likely. The odds of at least one admission take into account that several colleges can turn you down together, since they all read the same essays and letters.',
  },
  {
    name: 'privacy of the navigator',
    words:
      /\b(ai|model|chatgpt|conversations?|questions?|you)\b.*\b(send|sent|share|shared|store|stored|keep|kept|train|private|human|person|real)\b|\b(private|privacy|anonymous|confidential)\b|\bdelete\b.*\b(conversations?|chats?)\b|\b(see|read|know)\b.*\b(type|say|ask|write)\b.*\b(here|you)\b|\bchats?\b/i,
    title: 'Privacy',
    url: '/privacy',
    text: 'Your conversations with me are encrypted and only you can read them: your advisor and the admins do not see them, and you can delete any of them. I answer on this server, by looking things up. Your question is sent to a language model, together with what I looked up, only if one is configured here and you have agreed to it; below each such answer you can read what was sent and where.',
  },
  {
    name: 'essays and sharing',
    words:
      /\b(who|can)\b.*\b(see|read|view)\b.*\bessays?\b|\bessays?\b.*\b(shared|visible|seen)\b|\bshare\b.*\bessays?\b/i,
    title: 'My Advisor: sharing',
    url: '/student/advisor',
    text: 'No one sees an essay until you share it with your linked advisor, and you can stop sharing it at any time. The access log on My Advisor shows when it was opened.',
  },
  {
    name: 'advisor and sharing',
    words: /\b(who|can|what)\b.*\b(see|read|view)\b|\badvisor\b/i,
    title: 'My Advisor: sharing',
    url: '/student/advisor',
    text: 'An advisor sees only what you share, and only while you are linked. Your list, profile, test scores and weekly log are shared unless you turn them off; financial aid, gender, race, citizenship, income and each essay are not shared until you turn them on. The access log shows what was viewed and when. Admins of this Bearings can see every student’s school list, and if you turn on a public page in Settings, anyone can see what you chose to put on it.',
  },
  {
    name: 'trash',
    words:
      /\b(deleted?|trash|restore|undo|get back|recover|removed?)\b(?!.*\b(account|my data|everything|about me)\b)/i,
    title: 'Trash',
    url: '/schools/trash',
    text: 'When you remove a school, it goes to the trash with its essays, checklist and notes; a deleted essay goes to the essay trash. You can restore both for 30 days.',
  },
  {
    name: 'account',
    words: /\bdelete everything\b|\b(account|my data|password|email|time ?zone)\b/i,
    title: 'Settings',
    url: '/settings',
    text: 'You can change your name, email, password, two-factor sign-in and sessions in Settings. You can also delete your account there; you have 14 days to change your mind.',
  },
  {
    name: 'reminders',
    words: /\breminders?\b/i,
    title: 'Deadlines',
    url: '/deadlines',
    text: `You are reminded ${remindersInWords} each date of a school, essay, checklist item, task from your advisor or saved scholarship, at 9 in the morning where you are: always in Bearings, and by email if you turn that on.`,
  },
  {
    name: 'calendar',
    words: /\bcalendar\b|\bsubscrib/i,
    title: 'Deadlines: calendar feed',
    url: '/deadlines',
    text: 'On the Deadlines page you can create a private calendar address and add it to your phone. Your dates then show up there and stay current. You can revoke the address at any time.',
  },
  {
    name: 'deadlines',
    words: /\bdeadlines?\b/i,
    title: 'Deadlines',
    url: '/deadlines',
    text: 'When you choose a plan, Bearings fills in the deadline the college has published for this year. Last year’s dates and typical dates are shown as hints, labeled as such, and never filled in. If your class applies in a later year, so are this year’s. A day ends at midnight where you are unless the college says otherwise.',
  },
  {
    name: 'profile',
    words: /\bprofile\b/i,
    title: 'Profile',
    url: '/profile',
    text: 'The percentage counts your answers in the four steps. Profile strength labels your entries as Standout, Valuable or Common, each by a rule shown next to it. Neither is a college’s verdict.',
  },
  {
    name: 'data',
    words: /\b(data|figures|numbers|information|sources?)\b|\bhow do you (even )?know\b/i,
    title: 'Where figures come from',
    url: '/resources/how-matching-works',
    text: 'College figures come from the U.S. Department of Education’s College Scorecard and IPEDS, from the Common App’s requirements grid and from Common Data Sets; each one shows its source and year. What is not published is left empty, never guessed.',
  },
]
