import { missingToContinue } from '@bearings/domain/profile/rules'
import type { Background, Profile } from '@bearings/domain/profile/schema'
import type { Problem } from '../edit/use-step.ts'
import { missingWords } from '../words.ts'

/** The background step as form values: texts are never absent, only empty. */
export type BackgroundForm = Omit<Background, 'highSchool' | 'classRank'> & {
  highSchool: string
  classRank: string
}

export function backgroundForm(profile: Profile): BackgroundForm {
  return {
    gender: profile.gender,
    citizenship: profile.citizenship,
    raceEthnicity: profile.raceEthnicity,
    firstGeneration: profile.firstGeneration,
    incomeBracket: profile.incomeBracket,
    highSchool: profile.highSchool ?? '',
    classRank: profile.classRank ?? '',
  }
}

export function backgroundAnswers(form: BackgroundForm): Background {
  return { ...form, highSchool: form.highSchool.trim() || null, classRank: form.classRank.trim() || null }
}

export function backgroundProblems(form: BackgroundForm): Problem[] {
  return missingToContinue('background', backgroundAnswers(form)).map((field) => ({
    field,
    name: missingWords[field].name,
    message: missingWords[field].ask,
    missing: true,
  }))
}
