import { collegeFacts } from './college-facts.ts'
import { compareColleges } from './compare.ts'
import { earlyPlans } from './early-plans.ts'
import { essayAdvice } from './essay-advice.ts'
import { findColleges } from './find-colleges.ts'
import { findAnswers, searchLibrary } from './library.ts'
import { affordList, myBalance } from './list-balance.ts'
import { listEssays } from './list-essays.ts'
import { listFacts } from './list-facts.ts'
import { myDeadlines, testDates } from './own-dates.ts'
import { coachEssay, myEssays } from './own-essays.ts'
import { myLetters } from './own-letters.ts'
import { myList } from './own-list.ts'
import { myProfile, profileGaps } from './own-profile.ts'
import { myScholarships } from './own-scholarships.ts'
import { mySchool } from './own-school.ts'
import { advisorTasks, myWeek, nextSteps } from './own-week.ts'
import { placeColleges, submitScores } from './place-colleges.ts'
import { proposeReminder, proposeSchool, proposeTask } from './propose.ts'
import { productRule } from './rules.ts'
import { suggestColleges } from './suggest.ts'

/** Everything that an answer can be made of, by the names that a model uses. */
export const tools = {
  college_facts: collegeFacts,
  compare_colleges: compareColleges,
  find_colleges: findColleges,
  place_colleges: placeColleges,
  suggest_colleges: suggestColleges,
  submit_scores: submitScores,
  my_profile: myProfile,
  profile_gaps: profileGaps,
  my_list: myList,
  my_scholarships: myScholarships,
  my_school: mySchool,
  my_letters: myLetters,
  list_facts: listFacts,
  list_essays: listEssays,
  early_plans: earlyPlans,
  list_balance: myBalance,
  afford_list: affordList,
  my_deadlines: myDeadlines,
  test_dates: testDates,
  my_essays: myEssays,
  coach_essay: coachEssay,
  essay_advice: essayAdvice,
  my_week: myWeek,
  advisor_tasks: advisorTasks,
  next_steps: nextSteps,
  find_answers: findAnswers,
  search_library: searchLibrary,
  product_rule: productRule,
  propose_school: proposeSchool,
  propose_task: proposeTask,
  propose_reminder: proposeReminder,
}
