import type { Topic } from './topic.ts'

/** Courses, grades, and AP exams. */
export const courses: readonly Topic[] = [
  {
    words:
      /\b(a|b|c) in an? (ap|honors|regular|ib)\b|\b(aps?|honors|ib)\b.*\b(or|vs|than)\b.*\bregular\b|\b(ap|ib|honors) (classes|courses)\b(?!.*\bhow many\b)/i,
    guide: 'choosing-courses',
    part: 'Hard for your school',
  },
  {
    words:
      /\bsummer\b.*\b(do|before|senior|plans?|productive|essay)\b|\b(do|should i|spend)\b.*\bsummer\b(?!.*\b(programs?|camp)\b)/i,
    guide: 'eleventh-grade',
    part: 'The summer',
  },
  {
    words:
      /\b(drop|dropping|quit)\b.*\b(class|course|calc\w*|ap|physics|chem\w*|bio\w*|spanish|french|language|math|stats|honors|english|history)\b/i,
    guide: 'choosing-courses',
    part: 'Dropping a course',
  },
  {
    words:
      /\b(got|get|getting|have|had|with|one|a|my)\b.{0,12}\b(an? )?(c|d|f|b)[+-]?'?s?\b.{0,6}\b(in|on|this|last|freshman|sophomore|junior|semester)\b|\b(1|one|few|two|2|three|3|some) (b|c|d|f)('?s)?\b|\b(bad|low|terrible|failed|failing|poor)\b.*\b(grades?|gpa|semester|freshman year|sophomore year|class)\b|\bupward trend\b|\bgrades?\b.*\b(freshman|sophomore|junior) year\b/i,
    guide: 'choosing-courses',
    part: 'The trend',
  },
  {
    words:
      /\b(how many|enough)\b.*\baps?\b|\b(what|which) (classes|courses|electives)\b.*\b(take|should|senior|junior|colleges)|\baps?\b.*\b(how many|enough|too many)\b|\b(hard|rigorous|easy) (classes|courses|schedule)\b|\brigor\b/i,
    guide: 'choosing-courses',
    part: 'How many',
  },
  {
    words:
      /\bclass rank\b.*\b(matter|important|count|mean|what|don't|doesn't|no)\b|\b(what|does|how|is)\b(?!.*\bmy class rank).*\bclass rank\b/i,
    guide: 'gpa-and-class-rank',
    part: 'Class rank',
  },
  {
    words:
      /\bunweighted\b.*\b(weighted|or|vs|which|difference|mean)\b|\bweighted\b.*\b(unweighted|which|difference|mean|calculat\w*|what)\b|\b(what|how|difference)\b.*\b(un)?weighted\b/i,
    guide: 'gpa-and-class-rank',
  },
  {
    words:
      /\b(good|ok|okay|bad|decent|low|high|competitive|enough)\b.{0,12}\bgpa\b|\bgpa\b.*\b(good|bad|ok|enough|low|high|matter|raise|important)\b|\b\d\.\d+\b.*\b(good|bad|ok|okay|enough|low)\b|\bwhat gpa\b/i,
    guide: 'gpa-and-class-rank',
    part: 'What is a good GPA?',
  },
  { words: /\bap\b.*\bcredits?\b|\bcredits?\b.*\bap\b/i, guide: 'ap-exams', part: 'After the application' },
  { words: /\bwhen\b.*\bap (exams?|tests?|scores?)\b/i, guide: 'ap-exams' },
  {
    words: /\bap (exams?|tests?|scores?)\b|\b(a|my) [1-5] on\b.*\bap\b/i,
    guide: 'ap-exams',
    part: 'In the application',
  },
]
