/** The factors of admission that a Common Data Set rates, with the words that ask for each. */
const factors: readonly { key: string; words: string; asked: RegExp }[] = [
  {
    key: 'interest',
    words: 'the level of an applicant’s interest',
    asked: /\binterest\b|\bopen(s|ed)? (their|the) emails?\b|\btrack/i,
  },
  { key: 'first_gen', words: 'being first-generation', asked: /\bfirst[- ]?gen/i },
  { key: 'alumni', words: 'being related to alumni', asked: /\blegac(y|ies)\b|\balum/i },
  { key: 'class_rank', words: 'class rank', asked: /\b(class )?rank\b/i },
  { key: 'interview', words: 'the interview', asked: /\binterviews?\b/i },
  { key: 'essay', words: 'the essay', asked: /\bessays?\b/i },
  { key: 'recs', words: 'recommendations', asked: /\b(recommendations?|letters?|recs?)\b/i },
  { key: 'test_scores', words: 'test scores', asked: /\b(test scores?|sat|act|scores?)\b/i },
  { key: 'gpa', words: 'the GPA', asked: /\b(gpa|grades)\b/i },
  { key: 'rigor', words: 'the rigor of the courses', asked: /\b(rigor|hard classes|course ?load|aps?)\b/i },
  {
    key: 'extracurric',
    words: 'extracurricular activities',
    asked: /\b(extracurricular|activities|clubs)\b/i,
  },
  { key: 'volunteer', words: 'volunteer work', asked: /\b(volunteer\w*|service)\b/i },
  { key: 'work', words: 'work experience', asked: /\b(work experience|jobs?|working)\b/i },
  { key: 'talent', words: 'talent', asked: /\btalents?\b/i },
  { key: 'character', words: 'character', asked: /\bcharacter\b/i },
  { key: 'state_res', words: 'living in its state', asked: /\b(in[- ]state|residen\w+|out of state)\b/i },
  { key: 'geography', words: 'where an applicant lives', asked: /\b(geograph\w*|rural|where i live)\b/i },
  { key: 'religion', words: 'religion', asked: /\b(religio\w*|catholic|faith)\b/i },
]

/** Returns the factors that a question asks for, by their names in the data. */
export function factorsAskedFor(text: string) {
  return factors.filter(({ asked }) => asked.test(text))
}
