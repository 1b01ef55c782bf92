import { remindersInWords } from '../deadlines/options.ts'

/** How the product itself works, in a few sentences each, with the page where it can be seen. The first that fits counts. */
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
      /\b(what (does|do|is|are|counts as)|mean|define|definition|difference)\b.*\b(far reach|reach|target|likely|very likely|safety|label|labels|match)\b|\bhow (do|does|are).*\blabels?\b/i,
    title: 'How matching works: labels',
    url: '/resources/how-matching-works',
    text: 'A college is a **Far reach** where your odds are below 10% (below 20% where fewer than 10% are admitted), a **Reach** below 35% or where fewer than 20% are admitted, **Likely** from 75% and **Very likely** from 90%, and a **Target** between. Likely also asks that the low end of your range is at least 65% and that half of the applicants are admitted, so a wide guess makes no safety. A **Safety** is a likely college whose price for your family is known to be within your budget.',
  },
  {
    name: 'odds',
    words: /\b(odds|chances?|estimate|estimates|range|placed?|calculat|comput|matching|percent)\b/i,
    title: 'How matching works',
    url: '/resources/how-matching-works',
    text: 'Your grades and test scores are compared with those of the students a college admitted, and weighed with the share of applicants it admits; how much grades and scores explain depends on how selective it is. The result is a range, rounded to 5%, never above 95%. Race, gender, income, citizenship, first generation and your high school are never looked at. Essays and letters are not in it either, which is one reason why it is a range.',
  },
  {
    name: 'balance',
    words: /\bbalance\b/i,
    title: 'How matching works: balance of a list',
    url: '/resources/how-matching-works',
    text: 'The balance counts your open schools as reach, target and likely and compares them with a usual mix of 3 reach, 4 target and 3 likely. The odds of at least one admission allow for decisions going wrong together, since they rest on the same essays and letters.',
  },
  {
    name: 'privacy of the navigator',
    words:
      /\b(ai|model|chatgpt|conversations?|questions?|you)\b.*\b(send|sent|share|shared|store|stored|keep|kept|train|private|human|person|real)\b|\b(private|privacy|anonymous|confidential)\b|\bdelete\b.*\b(conversations?|chats?)\b|\b(see|read|know)\b.*\b(type|say|ask|write)\b.*\b(here|you)\b|\bchats?\b/i,
    title: 'Privacy',
    url: '/privacy',
    text: 'Your conversations with me are kept encrypted, for you alone: your advisor and the admins do not see them, and you can delete each of them. Answers are made on this server by looking things up. Only if a language model is configured here, and you have agreed to it once, is your question sent to it with what I looked up; below each such answer you can read what was sent and where.',
  },
  {
    name: 'essays and sharing',
    words:
      /\b(who|can)\b.*\b(see|read|view)\b.*\bessays?\b|\bessays?\b.*\b(shared|visible|seen)\b|\bshare\b.*\bessays?\b/i,
    title: 'My Advisor: sharing',
    url: '/student/advisor',
    text: 'Nobody sees an essay until you share that one with your linked advisor, and you can take it back at any time. The access log on My Advisor shows when it was opened.',
  },
  {
    name: 'advisor and sharing',
    words: /\b(who|can|what)\b.*\b(see|read|view)\b|\badvisor\b/i,
    title: 'My Advisor: sharing',
    url: '/student/advisor',
    text: 'Of what you keep here, an advisor sees only what you share, and only while you are linked. Your list, profile, test scores and weekly log are shared unless you switch them off; financial aid, gender, race, citizenship, income and each essay are not shared until you switch them on. The access log shows what was looked at and when. Admins of this Bearings see the school lists of all students, and a public page, if you open one in Settings, shows everybody what you chose for it.',
  },
  {
    name: 'trash',
    words:
      /\b(deleted?|trash|restore|undo|get back|recover|removed?)\b(?!.*\b(account|my data|everything|about me)\b)/i,
    title: 'Trash',
    url: '/schools/trash',
    text: 'A removed school goes to the trash with its essays, checklist and notes, and a deleted essay to the trash of essays. Both can be brought back for 30 days.',
  },
  {
    name: 'account',
    words: /\bdelete everything\b|\b(account|my data|password|email|time ?zone)\b/i,
    title: 'Settings',
    url: '/settings',
    text: 'Your name, email, password, second factor and sessions are in Settings, and so is deleting your account, which takes 14 days in which you can change your mind.',
  },
  {
    name: 'reminders',
    words: /\breminders?\b/i,
    title: 'Deadlines',
    url: '/deadlines',
    text: `You are reminded ${remindersInWords} each date of a school, essay, checklist item, task from your advisor or saved scholarship, at 9 in the morning where you are: in the product always, by email if you switch it on.`,
  },
  {
    name: 'calendar',
    words: /\bcalendar\b|\bsubscrib/i,
    title: 'Deadlines: calendar feed',
    url: '/deadlines',
    text: 'On the page Deadlines you can make a private calendar address and add it to your phone; your dates then show there and follow changes. You can revoke the address at any time.',
  },
  {
    name: 'deadlines',
    words: /\bdeadlines?\b/i,
    title: 'Deadlines',
    url: '/deadlines',
    text: 'A deadline is filled in from what a college has published for this year when you choose a plan. Last year’s and typical dates are shown as hints, marked as such, and never filled in. A day ends at midnight where you are unless the college says otherwise.',
  },
  {
    name: 'profile',
    words: /\bprofile\b/i,
    title: 'Profile',
    url: '/profile',
    text: 'The percentage counts the answers of the four steps. Profile strength tags your own entries as Standout, Valuable or Common by a rule that stands beside each. Neither is a verdict of any college.',
  },
  {
    name: 'data',
    words: /\b(data|figures|numbers|information|sources?)\b|\bhow do you (even )?know\b/i,
    title: 'Where figures come from',
    url: '/resources/how-matching-works',
    text: 'Figures of colleges come from the College Scorecard and IPEDS of the U.S. Department of Education, from the Common App’s requirements grid and from Common Data Sets; each stands with its source and year. What is not published is left empty, never guessed.',
  },
]
