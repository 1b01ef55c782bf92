import type { Topic } from './topic.ts'

/** Programs and situations of some students, each with a guide of its own. Their words mean little else. */
export const situations: readonly Topic[] = [
  { words: /\bposse\b/i, guide: 'questbridge-and-posse', part: 'Posse', ofAnyCollege: true },
  {
    words: /\bquest ?bridge\b|\b(college|national) match\b/i,
    guide: 'questbridge-and-posse',
    part: 'QuestBridge',
    ofAnyCollege: true,
  },
  { words: /\bn?rotc\b/i, guide: 'service-academies-and-rotc', part: 'ROTC', ofAnyCollege: true },
  {
    words:
      /\bnominat(ions?|ed|e)\b|\b(congress\w*|senators?)\b.*\b(letters?|interview)\b|\bservice academ\w*/i,
    guide: 'service-academies-and-rotc',
    part: 'The nomination',
    ofAnyCollege: true,
  },
  {
    words: /\b(west point|annapolis|(naval|air force|military|coast guard|merchant marine) academ\w*)\b/i,
    guide: 'service-academies-and-rotc',
  },
  {
    words:
      /\b(ncaa|naia|recruit(ed|ing|ment)?|walk[- ]ons?|athletic scholarships?|athletes?|d[123]|division ?([123]|i{1,3}))\b|\bplay (soccer|football|basketball|baseball|softball|tennis|volleyball|lacrosse|hockey|golf|sports?)\b.*\bcollege\b/i,
    guide: 'recruited-athletes',
    ofAnyCollege: true,
  },
  { words: /\b(auditions?|pre-?screens?)\b/i, guide: 'portfolios-and-auditions', part: 'An audition' },
  { words: /\bportfolios?\b/i, guide: 'portfolios-and-auditions', part: 'Find out first' },
  {
    words:
      /\b(wue|western undergraduate exchange|msep|midwest student exchange|academic common market|tuition (exchange|break|reciprocity)|reciprocity)\b/i,
    guide: 'merit-and-tuition-exchange',
    part: 'Nearly in-state, in another state',
    ofAnyCollege: true,
  },
  {
    words: /\b(automatic\w*|guaranteed)\b.{0,12}\b(merit|scholarships?)\b/i,
    guide: 'merit-and-tuition-exchange',
    part: 'Automatic awards',
  },
  {
    words:
      /\b(auto(matic(ally)?)?|assured|guaranteed)[- ]?(admi\w*|accept\w*|get in)|\btop (\d+|five|six|ten) ?(%|percent)/i,
    guide: 'direct-and-automatic-admission',
    part: 'By state, for fall 2027',
    ofAnyCollege: true,
  },
  { words: /\bdirect admi\w*/i, guide: 'direct-and-automatic-admission', part: 'Three kinds' },
  {
    words:
      /\b(suspended|suspensions?|expelled|expulsion|disciplin(e|ary)|detentions?|arrested|criminal record|academic probation)\b|\bcaught (cheating|drinking|vaping)\b/i,
    guide: 'discipline-and-suspension',
    ofAnyCollege: true,
  },
  {
    words:
      /\b(mental (health|illness)|depress(ed|ion)|anxiety|bipolar|eating disorder|hospitalized|therapy)\b.*\b(essay|write|writing|application|section|mention|colleges?|tell)\b|\b(essay|write|writing|mention|tell)\b.*\b(mental (health|illness)|depress(ed|ion)|anxiety|bipolar|eating disorder)\b/i,
    guide: 'mental-health-in-an-application',
    part: 'Where it belongs',
    ofAnyCollege: true,
  },
  {
    words:
      /^(?!.*\b(sat|psat|act)\b).*\b(disabilit(y|ies)|disabled|dyslexi[ac]|adhd|autis(m|tic)|deaf|wheelchair|504|iep)\b/i,
    guide: 'disability-and-accommodations',
    ofAnyCollege: true,
  },
  {
    words: /\b(home ?-?school(ed|er|ers|ing)?|unschool\w*)\b/i,
    guide: 'homeschooled-applicants',
    ofAnyCollege: true,
  },
  {
    words:
      /\b(foster (care|child|kid|youth|parents?)|homeless(ness)?|emancipated|ward of the (court|state)|orphan(ed)?|unaccompanied|independent student|kicked (me )?out|couch ?surf\w*)\b/i,
    guide: 'foster-homeless-independent',
    part: 'Who is independent',
    ofAnyCollege: true,
  },
  {
    words: /\bb[sa] ?[/-]? ?md\b|\bcombined medical\b/i,
    guide: 'nursing-and-bs-md',
    part: 'BS/MD and the like',
  },
  {
    words: /\b(direct[- ]entry|direct[- ]admit|pre-?)[- ]?nursing\b|\bnclex\b/i,
    guide: 'nursing-and-bs-md',
    part: 'Two ways into nursing',
  },
  {
    words: /\bact\b.*\bscience\b|\bscience\b.*\bact\b|\b(new|enhanced|shorter) act\b/i,
    guide: 'act-clt-and-tests-abroad',
    part: 'The ACT without science',
    ofAnyCollege: true,
  },
  {
    words: /\b(clt|classic(al)? learning test)\b/i,
    guide: 'act-clt-and-tests-abroad',
    part: 'The CLT',
    ofAnyCollege: true,
  },
  {
    words:
      /\b(sat|act)\b.*\b(abroad|overseas|outside (of )?the (us|u\.s\.|united states))\b|\b(test|testing) cent(er|re)s?\b/i,
    guide: 'act-clt-and-tests-abroad',
    part: 'Outside the United States',
  },
  {
    words: /\bdemonstrated interest\b|\b(show|showing) interest\b/i,
    guide: 'demonstrated-interest',
    part: 'Where it counts',
  },
]
