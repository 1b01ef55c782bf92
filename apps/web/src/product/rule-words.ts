import { limits as invites } from '@bearings/domain/advising/invites/options'
import { limits as advising } from '@bearings/domain/advising/options'
import { mostViews } from '@bearings/domain/advising/views/options'
import type { BrokenRule } from '@bearings/domain/broken-rule'
import { mostSaved } from '@bearings/domain/colleges/find/options'
import { limits as comments } from '@bearings/domain/essays/comments/options'
import { limits as essays } from '@bearings/domain/essays/options'
import { limits as family } from '@bearings/domain/family/options'
import { fileLimits, mebibyte } from '@bearings/domain/files/options'
import { limits as letters } from '@bearings/domain/letters/options'
import { mostOf } from '@bearings/domain/library/options'
import { mostOnChecklist, mostOnList } from '@bearings/domain/list/options'
import { most as money } from '@bearings/domain/money/options'
import { limits as recommenders } from '@bearings/domain/recommenders/options'
import { limits as tasks } from '@bearings/domain/tasks/options'
import { mostTasks } from '@bearings/domain/weeks/options'
import { formatInteger } from '@bearings/domain/words'
import { demoWords } from './demo-words.ts'

/** Why each rule refuses. In its own file because most visits never need it. */
export const ruleWords: Record<BrokenRule, string> = {
  'account-disabled': 'This account is disabled. Enable it first.',
  'address-confirmed': 'This person has confirmed their email already.',
  'address-not-confirmed': 'This person has not confirmed their email yet.',
  'address-taken': 'Another account has this email.',
  'admin-account':
    'This is an admin’s account. Only its owner can do this; or make them a student or an advisor first.',
  'advisor-full': `This advisor already has ${formatInteger(advising.students)} students, the most one advisor can have.`,
  'advisor-not-approved':
    'Your account is waiting for approval by an administrator. Until then you cannot find or add students.',
  'already-advised': 'A student can have one advisor at a time, and this student already has one.',
  'already-family': 'You are already connected with this student.',
  'already-linked': 'You are already connected.',
  'already-on-list': 'This school is on your list already.',
  'assigned-by-school': 'The school assigned this advisor, so only the school can end it.',
  'answer-for-danger': 'People in danger read this answer. It can be changed, but not hidden.',
  'answer-saved-elsewhere': 'This answer was saved by another admin or in another tab in the meantime.',
  'answers-full': `At most ${formatInteger(mostOf.ownAnswers)} answers can be written here.`,
  'article-address-taken': 'Another article has this address. Choose another one.',
  'article-is-read': 'This article is published. Unpublish it first.',
  'article-saved-elsewhere': 'This article was saved by another admin or in another tab in the meantime.',
  'by-hand-on-list':
    'This school is on your list already, added by hand. Remove that entry to use the catalog’s.',
  'committed-elsewhere':
    'You are committed to another school. Change that one first: only one can be Committed.',
  'comment-answered': 'A comment with replies cannot be deleted. You can still change or resolve it.',
  'comments-full': `An essay can have up to ${comments.comments} comments. Delete some of yours to add another.`,
  'children-full': `You can be connected with up to ${family.children} students.`,
  'checklist-full': `A checklist can have up to ${mostOnChecklist} items.`,
  'read-by-past': 'Choose today or a later day, or none.',
  'essay-saved-elsewhere': 'This essay was saved in another tab or on another device in the meantime.',
  'essays-full': `You have ${essays.essays} essays, which is the maximum. Delete one that you no longer need.`,
  'document-not-taken':
    'This is not a complete PDF, PNG, JPEG or WebP file, whatever its name says. Choose another.',
  'documents-full': `You can keep up to ${fileLimits.documents} documents of ${fileLimits.documentsBytes / mebibyte} MB together. Delete one that you no longer need.`,
  'family-full': `You can connect up to ${family.guardians} people, with those you have invited.`,
  'file-is-two':
    'This file is two kinds of file in one, which Bearings does not accept. Save it again as a picture or a PDF.',
  'handle-missing': 'Give your page an address first.',
  'group-name-taken': 'You have a group with this name. Choose another.',
  'view-name-taken': 'You have a view with this name. Choose another.',
  'views-full': `You have ${mostViews} saved views, which is the maximum. Delete one that you no longer need.`,
  'groups-full': `You have ${advising.groups} groups, which is the maximum. Delete one that you no longer need.`,
  'handle-taken': 'This address is taken. Choose another.',
  'handle-tells': 'This address would reveal your email or your student ID. Choose another.',
  'import-undone': 'That import has been undone already.',
  'in-catalog': 'The catalog has a school with this name. Use it, or say that yours is a different school.',
  'last-admin': 'Bearings needs an admin. Make someone else an admin first.',
  'letter-asked': 'You have asked this person already. Take that request back first.',
  'letter-said': 'Whoever said when this letter was sent can change it.',
  'letter-unanswerable': 'This request was taken back in the meantime.',
  'letters-full': 'This person is not taking more requests now.',
  'letters-today': `You can ask ${letters.asksPerDay} people a day. Ask the next one tomorrow.`,
  'list-full': `A list can have up to ${mostOnList} schools. Remove one to add another.`,
  'invite-full':
    'All places of this invite are taken. Whoever made it has been told. Ask them to add a place, then try again.',
  'invites-full': `You have ${invites.open} open invites, which is the maximum. Revoke one to create another.`,
  'account-not-empty':
    'This account already has a profile, schools, essays, weeks, recommenders, scholarships, documents, saved searches, family finances or a target mix of schools. You can import an archive only into an empty account, so that nothing gets mixed up or lost.',
  'archive-incomplete':
    'Part of this archive is missing: its texts, or files that it lists. Choose the ZIP file exactly as you downloaded it.',
  'cover-arranged': 'Somebody stands in already. End that first.',
  'cover-days':
    'Choose a last day that is today or later, not before the first, and no more than 60 days after it.',
  'demo-not-possible': 'The demo cannot do that. Create an account to do it.',
  'no-student': 'This person is not a student.',
  'no-archive':
    'This is not a Bearings archive, or it was downloaded before archives could be imported. Choose the file called bearings.zip; if it was unpacked, compress its folder again.',
  'move-under-way': 'These students are being handed over right now. Wait a moment.',
  'nobody-to-hand-over': 'The school has assigned no student to this advisor.',
  'school-joined': 'Your account has already joined the school.',
  'no-school': 'This server belongs to no school yet. Enter yours under School first.',
  'no-advisor': 'This person is no longer an advisor.',
  'note-saved-elsewhere': 'This note was saved in another tab or on another device in the meantime.',
  'notes-full': `You have ${advising.notes} notes on this student, which is the maximum. Delete one that you no longer need.`,
  'password-needed': 'Enter your password to do this.',
  'password-wrong': 'This is not your password.',
  'code-wrong': 'This is not the code from the latest email, or it has expired.',
  'picture-broken': 'This picture cannot be read. It may be damaged, or larger than 50 megapixels.',
  'picture-not-taken': 'This is not a PNG, JPEG or WebP picture, whatever its name says. Choose another.',
  'places-taken': 'More students than that have joined with this invite. Choose a larger number.',
  'profile-step-incomplete': 'Something in this step is still missing. Fill it in, or continue without it.',
  ...demoWords,
  'own-account': 'You cannot do this to your own account. Ask another admin.',
  'own-address': 'This is your own email. Enter the email of an advisor.',
  'recommenders-full': `You have ${recommenders.recommenders} recommenders, which is the maximum. Delete one who is not writing.`,
  'remind-later': `You can remind them once in ${letters.remindDays} days, while a letter is to come.`,
  'request-pending': 'There is already a request waiting between the two of you.',
  'request-settled': 'This request has already been answered or withdrawn.',
  'requests-full': `${advising.pending} of your requests are waiting, which is the maximum. Withdraw one to send another.`,
  'changed-elsewhere':
    'Another admin changed the same field in the meantime. Close this and open it again to see what it says now.',
  'undo-too-late': 'That was too long ago to undo.',
  'scholarships-full': `You have added ${money.ownScholarships} scholarships, which is the maximum. Delete one that you no longer need.`,
  'search-name-taken': 'You have a saved search with this name. Choose another.',
  'school-record': 'This part belongs to your school’s own record, so it cannot be turned off.',
  'searches-full': `You have saved ${mostSaved} searches, which is the maximum. Delete one to save another.`,
  'story-changed':
    'Your story, your profile or your list has changed since the preview. Look at it again before you offer it.',
  'story-needs-admission':
    'Only admitted students can offer a story. Set a school on your list to Accepted or Committed first.',
  'story-not-saved': 'Save your story first.',
  'story-tells':
    'Your story contains an email, a phone number, a link, a social media name, your full name or your student ID. Look at the names of schools and activities, too. Take it out, and save again.',
  'sent-already':
    'This was sent already, as it was before you changed it. To send it as it is now as well, press the button again.',
  'successor-has-begun':
    'The new advisor or one of these students has already written something that would be lost.',
  'college-not-offered': 'The catalog no longer has this college.',
  'takes-nobody': 'This college takes no new students. It is closing, has closed, or is joining another.',
  'tasks-full': `A student can have up to ${tasks.tasks} of your tasks. Delete some that are done.`,
  'thread-closed': 'You are no longer connected with this person, so nothing can be sent.',
  'templates-full': `You have ${tasks.templates} templates, which is the maximum. Delete one that you no longer need.`,
  'two-factor-required':
    'This server requires a second step at sign-in. Turn on two-factor sign-in in Settings to continue.',
  'waiver-first': 'Say first whether you waive your right to read the letters, or that you have not decided.',
  'waiver-stands':
    'A letter has been sent in the trust that you waived your right to read it, so this cannot be taken back.',
  'week-full': `A week can have up to ${mostTasks} tasks.`,
  'week-not-begun': 'That week has not started, so nothing is left over yet.',
  'week-not-planned': 'Only a planned week can be removed.',
  'week-passed': 'That week is over and can no longer be changed.',
  'week-too-far': 'Plan the weeks one after the other, up to a year ahead.',
  'withdraw-too-late': 'It can no longer be withdrawn: ten minutes have passed, or an email has told of it.',
}
