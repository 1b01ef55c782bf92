/**
 * Whole talks, each as one person has it: what is said, then `:` and what may answer it. A card is named by its file,
 * words that the answer must contain stand in quotes, `+` joins what must be there together, `|` what may be instead.
 * `asks back` offers questions to choose from, or says that it does not know.
 */
export const talks: readonly Talk[] = [
  {
    by: 'a senior at night',
    as: 'senior',
    lines: `
its 11pm and i havent started my essays im freaking out : stressed-and-dont-know-where-to-start | cant-make-myself-start | "Start with one thing"
what should I do this week : "Start with one thing" | "This week"
¿Qué debo hacer esta semana? : "Start with one thing" | "This week"
is it too late for early action : early-dates-have-passed | "early plan"
when is brown due : "January [0-9]"
do they need css : "Brown" + "CSS"
and how much is it : css-profile-cost-and-waiver | fafsa-is-free | "Brown" + "[$]"
my mom wants harvard am i in trouble : parents-pressure | "Harvard University" + "[0-9]%"
can i still add a school tonight : add-a-school | due-tonight-or-tomorrow | how-many-colleges
ok thanks going to bed : thanks | "You are welcome"`,
  },
  {
    by: 'a father',
    as: 'visitor',
    lines: `
my daughter is a senior and we have no idea where to begin with paying for this : what-should-parents-do-when | how-much-can-we-afford | first-generation-parents | net-price-and-sticker | what-is-the-fafsa
what is a net price : net-price-and-sticker
do loans count in that : "loans and work-study are" | net-price-and-sticker | grants-versus-loans | read-my-aid-offer | net-price-calculator
how much would brown be for us, we make 120k : "Brown" + "[$][0-9]"
and ohio state : "Ohio State" + "[$][0-9]"
who fills out the fafsa, me or her : who-signs-the-fafsa | parent-fills-out-the-application | what-do-i-need-for-fafsa
her mother and i are divorced : which-parent-on-the-fafsa | divorced-who-pays | css-noncustodial-parent
does it cost anything : fafsa-is-free
can i see what she writes in here : parent-account | who-sees-my-data
how do i help without annoying her : help-without-taking-over`,
  },
  {
    by: 'a student from Lagos',
    as: 'visitor',
    lines: `
hi i am from lagos nigeria and i want to study in the us : what-differs-from-home | how-do-internationals-pay | application-fees-and-testing-from-abroad | west-african-exams
is sat needed for me : application-fees-and-testing-from-abroad | no-score-at-all | when-and-how-often | "test[- ]optional"
i have waec : west-african-exams
do i need toefl or ielts : english-tests
which schools give full aid to students like me : need-blind-colleges-for-internationals
is mit one of them : "MIT|Massachusetts Institute"
how do i pay the fees to apply : application-fees-and-testing-from-abroad | application-fees-and-waivers
what is proof of funds : proof-of-funds-and-bank-letter
can i work while im there : work-on-f1
what next : "good next step" | "Start with one thing" | what-differs-from-home | i-20-and-visa-steps | asks back`,
  },
  {
    by: 'a ninth grader',
    as: 'visitor',
    lines: `
im in 9th grade what should i be doing : what-to-do-in-ninth-grade
do my grades even count this year : which-years-count
what about sports : sports-and-arts-not-recruited | recruited-athlete | ncaa-eligibility-center | asks back
what is the ncaa thing for eligibility : ncaa-eligibility-center
does it cost : "Eligibility Center" + "cost" | ncaa-eligibility-center | asks back
how many clubs do i need : how-many-clubs
should i take ap classes : how-many-aps | which-courses-to-take
i got a C in math am i done : one-c-before-senior-year | bad-grade-d-or-f | raise-grades-and-habits
whats igetc : asks back
what should i do this summer : what-to-do-in-the-summer`,
  },
  {
    by: 'a counselor',
    as: 'advisor',
    lines: `
which of my students are behind : "student"
i have 400 students how do i write letters for all of them : letters-for-a-large-caseload
when are uc apps due : how-the-uc-application-works | "November 30"
do they take letters : how-the-uc-application-works | "UC|University of California" + "letter"
what about essays : uc-insight-questions
a parent is yelling at me about a rejection : counselor-under-attack | talk-about-a-rejection | ethics-gifts-and-pressure
can i tell a college he was suspended : what-may-i-tell-in-a-letter | ferpa-and-privacy | discipline-record | school-report-and-profile
how do fee waivers work for my kids : fee-waivers-for-a-class | application-fees-and-waivers
is there a way to message them all at once : write-to-many-students
what do you not show me about students : what-an-advisor-never-sees`,
  },
  {
    by: 'somebody in despair',
    as: 'senior',
    lines: `
i got rejected everywhere : rejected-everywhere | rejected-and-feel-stupid
i feel so stupid : rejected-and-feel-stupid | do-i-belong-there | "measures how smart"
my parents are going to be so mad : tell-parents-i-was-rejected | parents-pressure
i cant stop crying : "988"
can i still apply somewhere : rejected-everywhere
whats the point anymore : "988"
no im ok i just feel empty : "988" | my-child-is-down
who can i talk to : who-can-i-talk-to | "988"
should i just take a gap year : gap-year | does-a-gap-year-count-against-me | apply-again-next-year
ok what do i do tomorrow : "Start with one thing" | rejected-everywhere`,
  },
]

export type Talk = { by: string; as: 'senior' | 'visitor' | 'advisor'; lines: string }
