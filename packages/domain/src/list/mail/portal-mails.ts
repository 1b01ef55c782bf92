/** Mails in the manner of colleges: the college, its site, what a student is to be told, and the mail. */
export const portalMails = String.raw`=== a first confirmation with a portal
for: Carleton College, https://www.carleton.edu/
says: received Application; portal https://apply.carleton.edu/status
From: Carleton Admissions <admissions@carleton.edu>
Subject: We received your application

Dear Maya,

Thank you for applying to Carleton! We have received your application for admission.
Check your application status at https://apply.carleton.edu/status?id=8c1f-44 at any time. You will need the temporary PIN 48213077 and your birthdate.

=== a list of what is missing, under a heading
for: Carleton College, https://www.carleton.edu/
says: missing Mid-year report, Teacher recommendation, Test scores
From: admissions@carleton.edu

Hi Maya,
Our records show that the following items are still missing from your file:

- One teacher recommendation
- Official SAT or ACT scores
- Midyear report

If you have sent these in the last week, there is no need to send them again.

=== both lists in one mail
for: University of Michigan-Ann Arbor, https://umich.edu/
says: missing School report, FAFSA; received Application, Transcript
From: noreply@umich.edu

We have received:
• Your application
• High school transcript
We are still missing:
• School Report
• FAFSA

=== a table of the portal, copied
for: Boston University, https://www.bu.edu/
says: missing CSS Profile, Tax documents (IDOC); received Transcript, School report, Teacher recommendation
Checklist for Maya Okafor
Secondary School Report    Received 11/02/2026
Teacher Evaluation - Mr. Hale    Received 10/28/2026
High School Transcript    Received 11/02/2026
CSS Profile    Awaiting
IDOC Documents    Awaiting

=== marks before the items
for: Oberlin College, https://www.oberlin.edu/
says: missing Mid-year report, English test; received Transcript
✓ Transcript
☐ Mid-Year Report
☐ TOEFL, IELTS or Duolingo

=== one sentence
for: Rice University, https://www.rice.edu/
says: missing Transcript, Teacher recommendation
From: Rice Admission <admission@rice.edu>

We have not yet received your official high school transcript or one of your letters of recommendation, and your application is incomplete without them.

=== complete, with thanks
for: Rice University, https://www.rice.edu/
says: received Application
From: Rice Admission <admission@rice.edu>

Good news! Your application has been received and your file is complete. No further action is needed.

=== a date by which decisions come
for: Rice University, https://www.rice.edu/
says: decisions on 2026-12-15
From: Rice Admission <admission@rice.edu>

Early Decision applicants will be notified of our decision by December 15.

=== a date with its year, in figures
for: Tufts University, https://www.tufts.edu/
says: decisions on 2027-03-26
From: undergraduate.admissions@tufts.edu

Regular Decision results will be released on 3/26/2027 at 7 p.m. Eastern.

=== a date that has passed says nothing
for: Tufts University, https://www.tufts.edu/
says: nothing
From: undergraduate.admissions@tufts.edu

Our Early Decision I decisions were released on 11/12/2026. Thank you for your patience.

=== a decision to be read in the portal
for: Tufts University, https://www.tufts.edu/
says: posted; portal https://apply.tufts.edu/apply/status
From: undergraduate.admissions@tufts.edu

Dear Maya,
Your admission decision is now available. Log in to your portal:
https://apply.tufts.edu/apply/status

=== an update, without the word decision
for: University of Texas at Austin, https://www.utexas.edu/
says: posted
From: UT Austin Admissions <admissions@austin.utexas.edu>

There is a new update to your application. Visit MyStatus to read it.

=== not yet there
for: University of Texas at Austin, https://www.utexas.edu/
says: nothing
From: UT Austin Admissions <admissions@austin.utexas.edu>

We will send you an e-mail when your decision is available in MyStatus.

=== admitted
for: Oberlin College, https://www.oberlin.edu/
says: decision Accepted
From: admissions@oberlin.edu

Dear Maya,
Congratulations! I am delighted to offer you admission to Oberlin College.

=== admitted, in other words
for: University of Kansas, https://www.ku.edu/
says: decision Accepted
From: adm@ku.edu

Rock Chalk! You have been admitted to the University of Kansas for fall 2027.

=== welcome to the class
for: Macalester College, https://www.macalester.edu/
says: decision Accepted
From: admissions@macalester.edu

Maya, welcome to the Class of 2031!

=== deferred
for: University of Michigan-Ann Arbor, https://umich.edu/
says: missing Mid-year report; decision Deferred
From: ask-admissions@umich.edu

After careful review, the Admissions Committee has decided to defer your application to Regular Decision. Please have your counselor send your mid-year grades.

=== wait-listed
for: Macalester College, https://www.macalester.edu/
says: decision Waitlisted
From: admissions@macalester.edu

We would like to offer you a place on our waitlist. Please tell us by May 1 whether you accept it.

=== denied, gently
for: Rice University, https://www.rice.edu/
says: decision Rejected
From: admission@rice.edu

We are sorry to tell you that we are unable to offer you a place in the Class of 2031.

=== denied, without "sorry"
for: Boston University, https://www.bu.edu/
says: decision Rejected
From: admissions@bu.edu

The Board of Admissions has completed its review. I regret that we cannot offer you admission this year.

=== a place that was never applied for
for: University of Kansas, https://www.ku.edu/
says: decision Offered
From: adm@ku.edu

Based on your GPA, we are proud to make you a direct admission offer. No essay, no fee.

=== an interview with an alumna
for: Tufts University, https://www.tufts.edu/
says: interview
From: interviews@tufts.edu

An alumni volunteer will contact you within two weeks to set up an interview. It is optional.

=== an interview to be booked
for: Carleton College, https://www.carleton.edu/
says: interview
From: admissions@carleton.edu

You are invited to schedule a virtual interview with a senior. Times fill quickly.

=== no interviews
for: University of Kansas, https://www.ku.edu/
says: nothing
From: adm@ku.edu

Many of you ask: we do not offer interviews, and they are not needed for admission.

=== an aid offer
for: Oberlin College, https://www.oberlin.edu/
says: aid
From: financial.aid@oberlin.edu

Your financial aid offer is now available in OberView.

=== aid that waits for forms
for: Oberlin College, https://www.oberlin.edu/
says: missing CSS Profile, Tax documents (IDOC)
From: financial.aid@oberlin.edu

We cannot complete your aid offer yet. Please submit the CSS Profile and your parents' tax returns through IDOC.

=== a fee that was waived
for: Macalester College, https://www.macalester.edu/
says: received Application fee or waiver
From: admissions@macalester.edu

Application fee: Waived
Your fee waiver has been received.

=== SRAR of a public university
for: Pennsylvania State University-Main Campus, https://www.psu.edu/
says: missing Self-reported record; portal https://mypennstate.psu.edu/portal
From: admissions@psu.edu

To complete your application, please submit your SRAR by December 1. Sign in to MyPennState:
https://mypennstate.psu.edu/portal#step=4.

=== HTML of a mailing system
for: Boston University, https://www.bu.edu/
says: missing Teacher recommendation; portal https://admit.bu.edu/apply/status
<html><head><title>Your decision is available</title><style>p{color:red}</style></head><body>
<table><tr><td><p>Hi Maya,</p><p>We still need:</p><ul><li>Teacher Evaluation</li></ul>
<p>See your <a href="https://admit.bu.edu/apply/status?tok=abc">application portal</a>.</p></td></tr></table></body></html>

=== a script, and words that nobody sees
for: Boston University, https://www.bu.edu/
says: received Transcript
<div onclick="alert(1)"><script>document.write('You have been admitted to Boston University')</script>
<style>.x{content:"We are still missing: FAFSA"}</style><img src=x onerror="alert(1)">
<p>We have received your transcript.</p></div>

=== phishing for a password, at another address
for: Carleton College, https://www.carleton.edu/
says: doubt asks-for-secret, look-alike
From: Carleton Portal <portal@carleton-edu.com>

Your decision is now available, but your account will be suspended in 24 hours. Verify your password at https://carleton-edu.com/login to keep your place.

=== phishing for money, with congratulations
for: Rice University, https://www.rice.edu/
says: doubt asks-for-secret
From: Office of Admission <office@gmail.com>

Congratulations! You have been admitted to Rice University. To hold your place, send your bank account number and a deposit in gift cards today.

=== the college's name in front of another host
for: Carleton College, https://www.carleton.edu/
says: doubt look-alike
From: admissions@carleton.edu

We are still missing: FAFSA
Upload it in your portal: https://apply.carleton.edu.files.example/status

=== a college that warns
for: Carleton College, https://www.carleton.edu/
says: received Application
From: admissions@carleton.edu

We have received your application. Carleton will never ask you to e-mail your password or Social Security number.

=== a mail of another college
for: Carleton College, https://www.carleton.edu/
says: missing FAFSA; doubt other-college
From: admissions@oberlin.edu

Oberlin is still missing your FAFSA.

=== an invitation that sounds like a decision
for: Macalester College, https://www.macalester.edu/
says: doubt advertises
From: apply@macalester.edu

Congratulations, Maya! You've been selected to apply with our Priority Application. Students who are admitted are considered for $25,000 a year. You're invited to apply by January 5: no fee, no extra essay.

=== an invitation with a deadline
for: University of Kansas, https://www.ku.edu/
says: doubt advertises
From: adm@ku.edu

It's not too late. Apply now, and you could be admitted to the University of Kansas within 48 hours!

=== a form that says "if"
for: University of Kansas, https://www.ku.edu/
says: nothing
From: adm@ku.edu

If you are admitted to the honors program, we will need your final transcript. If you have not submitted test scores, you may still do so; they are optional.

=== an open house
for: Oberlin College, https://www.oberlin.edu/
says: nothing
From: visit@oberlin.edu

Join us for a webinar on writing your application essay. Financial aid staff will be there, too.

=== a scholarship that was given
for: Macalester College, https://www.macalester.edu/
says: aid
From: admissions@macalester.edu

The committee has awarded you a DeWitt Wallace scholarship of $18,000.

=== a final transcript after the choice
for: Rice University, https://www.rice.edu/
says: missing Final transcript
From: registrar@rice.edu

Please ask your counselor to send your final high school transcript by July 1.

=== from abroad
for: University of Michigan-Ann Arbor, https://umich.edu/
says: missing Certification of finances
From: iss@umich.edu

Before we can issue your I-20, you need to upload proof of funding.

=== no place, but one on the waiting list
for: Carleton College, https://www.carleton.edu/
says: decision Waitlisted
From: admissions@carleton.edu

While we are unable to offer you admission today, we have not closed your file. The committee has placed you on our waiting list.

=== no interview, which is no decision
for: Tufts University, https://www.tufts.edu/
says: nothing
From: interviews@tufts.edu

Because of demand we are unable to offer you an interview. This has no effect on your application.

=== what others were given
for: Oberlin College, https://www.oberlin.edu/
says: nothing
From: admissions@oberlin.edu

Students who have been admitted to Oberlin tell us what they loved here. Read their letters.

=== a portal with a link that lets anybody in
for: Oberlin College, https://www.oberlin.edu/
says: portal https://go.oberlin.edu/account/status
From: admissions@oberlin.edu

Activate your account: https://go.oberlin.edu/account/status?token=AbC123&pin=4821

=== a short line of what has not come
for: Rice University, https://www.rice.edu/
says: missing Mid-year report, Transcript
From: Rice Admission <admission@rice.edu>

Your application is not complete.
We haven’t received your transcript.
We have not yet received your mid-year report.

=== the same as a web page, with its apostrophes in figures
for: Rice University, https://www.rice.edu/
says: missing Final transcript; decision Accepted
From: Rice Admission <admission@rice.edu>

<html><p>You&#8217;ve been admitted to the class of 2031.</p><p>We haven&#39;t received your final transcript.</p></html>

=== a day to apply before the day to hear
for: Rice University, https://www.rice.edu/
says: decisions on 2026-12-15
From: Rice Admission <admission@rice.edu>

If you submitted your application by December 1, you can expect your decision by December 15.

=== two days with their years
for: Rice University, https://www.rice.edu/
says: decisions on 2026-12-12
From: Rice Admission <admission@rice.edu>

Decisions for students who applied by November 1, 2026 will be released on December 12, 2026.

=== a day of this year that is over, and one that there is not
for: Rice University, https://www.rice.edu/
says: nothing
From: Rice Admission <admission@rice.edu>

Early decisions were released on November 20.
Regular decisions will be released by February 30.
`
