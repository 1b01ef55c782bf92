import { expect, test } from 'vitest'
import { topicIn } from './topics.ts'

test.each([
  'how do i pay for college if my parents make 50k',
  'my mom only makes 40000 a year, can we afford college?',
])('a student who asks “%s” is led to the net price and the Pell Grant, not to loans', (question) => {
  expect(topicIn(question)).toMatchObject({ guide: 'net-price', and: { guide: 'pell-grant' } })
})

test.each([
  ['my dad lost his job, what now', 'asking-for-more-aid'],
  ["what if i can't afford it after I get in", 'asking-for-more-aid'],
  ['Nobody in my family went to college', 'help-and-scams'],
  ["i'm first gen and lost", 'help-and-scams'],
])('a student who says “%s” is led to %s', (said, guide) => {
  expect(topicIn(said)?.guide).toBe(guide)
})

test.each([
  ["i'm undocumented can i get financial aid", 'If you are undocumented or have DACA'],
  ['i have daca should i fill out fafsa', 'If you are undocumented or have DACA'],
  [
    "my parents don't have social security numbers can i still do the fafsa",
    'If you are a citizen and a parent is undocumented',
  ],
  ['my mom is undocumented, is the fafsa safe', 'If you are a citizen and a parent is undocumented'],
  ['what is the cadaa', 'State forms'],
])('a student who says “%s” is led to what holds for them', (said, part) => {
  expect(topicIn(said)).toMatchObject({ guide: 'undocumented-and-mixed-status', part })
})

test.each([
  ['when do i hear back from it (Early Decision)', 'early-decision', 'The calendar'],
  ['when do i hear back from it (Early Action)', 'early-action', 'The calendar'],
  ['when do i hear back from it (Rolling)', 'regular-and-rolling', 'Rolling admission'],
  ['when do i hear back from it', 'regular-and-rolling', 'Regular decision'],
  ['i got in what do i do now', 'may-1', undefined],
  ['how do i withdraw my application from it', 'after-you-commit', 'May and June'],
  ['if it says no can i still do ed2 somewhere', 'early-decision', 'The calendar'],
  ['how do i get my fee waived', 'fee-waivers', 'The waiver in the Common App'],
  ['what scholarships am i eligible for', 'scholarships-worth-your-time', undefined],
])('a student who asks “%s” about a college is led to %s', (asked, guide, part) => {
  expect(topicIn(asked)).toMatchObject({ guide, ...(part && { part }) })
})

test.each([
  'how do i ask a college for more money',
  'can i ask pitt for more aid',
  'how can i get them to give me more financial aid',
  'how do i get more scholarship money from a college',
])('a student who asks “%s” is led to the guide on asking for more aid', (question) => {
  expect(topicIn(question)?.guide).toBe('asking-for-more-aid')
})

test.each([
  [
    'my parents are divorced which one goes on the fafsa',
    'parents-apart-or-unwilling',
    'Which parent goes on the FAFSA',
  ],
  ['does my stepdad have to be on the fafsa', 'parents-apart-or-unwilling', 'Step-parents'],
  ["my parents won't fill out the fafsa", 'parents-apart-or-unwilling', 'If a parent refuses'],
  ["my dad isn't around, fafsa", 'parents-apart-or-unwilling', "If a parent isn't around"],
  ['what is a contributor', 'fafsa-2027-28', 'What a contributor agrees to'],
  ['what happens if my mom does not consent on the fafsa', 'fafsa-2027-28', 'What a contributor agrees to'],
  ['who fills out the fafsa', 'fafsa-2027-28', 'Who fills it in'],
  ['how much is the pell grant', 'pell-grant', 'How much it is'],
  ['how much can my parents borrow with plus loans', 'reading-an-aid-offer', 'How much you can borrow'],
  ['am i automatically admitted to cal state', 'cal-state', 'Admitted without applying'],
])('a student who asks “%s” is led to %s, %s', (asked, guide, part) => {
  expect(topicIn(asked)).toMatchObject({ guide, part })
})

test.each([
  ['what is questbridge', 'questbridge-and-posse'],
  ['can i still apply to posse', 'questbridge-and-posse'],
  ['how do i get recruited for soccer', 'recruited-athletes'],
  ['what is a d3 athletic scholarship', 'recruited-athletes'],
  ['when is the nomination deadline', 'service-academies-and-rotc'],
  ['is rotc worth it', 'service-academies-and-rotc'],
  ['do i need a portfolio', 'portfolios-and-auditions'],
  ['how do auditions work', 'portfolios-and-auditions'],
  ['am i auto admitted if i am top 10%', 'direct-and-automatic-admission'],
  ['what is direct admission', 'direct-and-automatic-admission'],
  ['which colleges give automatic merit aid', 'merit-and-tuition-exchange'],
  ['how does wue work', 'merit-and-tuition-exchange'],
  ['i got suspended do i have to tell colleges', 'discipline-and-suspension'],
  ['should i write about my depression in my essay', 'mental-health-in-an-application'],
  ['i have adhd should i say it', 'disability-and-accommodations'],
  ['can homeschooled students apply', 'homeschooled-applicants'],
  ['i am in foster care how do i fill out the fafsa', 'foster-homeless-independent'],
  ['i am homeless and want to apply', 'foster-homeless-independent'],
  ['what is a bs/md program', 'nursing-and-bs-md'],
  ['is direct entry nursing harder', 'nursing-and-bs-md'],
  ['is community college a good plan', 'community-college-first'],
  ['do i need the science section on the act', 'act-clt-and-tests-abroad'],
  ['does it take the clt', 'act-clt-and-tests-abroad'],
  ['where can i take the sat abroad', 'act-clt-and-tests-abroad'],
  ['what is demonstrated interest', 'demonstrated-interest'],
])('a student who asks “%s” is led to the guide %s', (asked, guide) => {
  expect(topicIn(asked)?.guide).toBe(guide)
})

test.each([
  ['can i get extra time on the sat', 'preparing-for-the-sat'],
  ['is it need-blind', 'student-aid-index'],
  ["what'd i do if i get deferred", 'deferred'],
  ['how do i transfer from a community college', 'transferring'],
  ['how does national merit work', 'psat-and-national-merit'],
])('“%s” still leads to %s', (asked, guide) => {
  expect(topicIn(asked)?.guide).toBe(guide)
})
