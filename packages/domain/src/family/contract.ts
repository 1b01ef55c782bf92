import { z } from 'zod'
import { endpoint, type Endpoints } from '../endpoint.ts'
import { SchoolPrice } from '../money/schema.ts'
import {
  Child,
  FamilyAid,
  FamilyAnswers,
  FamilyCode,
  FamilyColleges,
  FamilyMoney,
  FamilyOverview,
  FamilyWelcome,
  GuardianChanges,
  MyFamily,
  NewFamilyInvitation,
} from './schema.ts'

const id = z.object({ id: z.uuid() })

export const family = {
  'GET /family': endpoint(['student'], {
    summary: 'Get my parents and guardians, and whom I have invited',
    response: MyFamily,
  }),

  'POST /family/invitations': endpoint(['student'], {
    summary: 'Invite a parent or guardian, by mail or with a link to hand over',
    body: NewFamilyInvitation,
    response: MyFamily,
  }),

  'DELETE /family/invitations/{id}': endpoint(['student'], {
    summary: 'Take back an invitation',
    params: id,
  }),

  'PATCH /family/guardians/{id}': endpoint(['student'], {
    summary: 'Change what a guardian sees, or pause it all',
    params: id,
    body: GuardianChanges,
    response: MyFamily,
  }),

  'POST /family/guardians/{id}/end': endpoint(['student', 'guardian'], {
    summary: 'End a guardian’s connection with a student, and delete what the guardian filled in for it',
    params: id,
  }),

  'GET /family/guardians/{id}/prices': endpoint(['student'], {
    summary: 'Get what the colleges on my list cost by what a guardian filled in',
    params: id,
    response: z.array(SchoolPrice),
  }),

  'GET /family/invitations/by-code/{code}': endpoint('public', {
    summary: 'Get who invites with this code',
    params: FamilyCode,
    response: FamilyWelcome,
  }),

  'POST /family/invitations/by-code/{code}/accept': endpoint(['guardian'], {
    summary: 'Accept an invitation',
    params: FamilyCode,
    response: Child,
  }),

  'GET /family/children': endpoint(['guardian'], {
    summary: 'List the students who have invited me',
    response: z.array(Child),
  }),

  'GET /family/children/{id}': endpoint(['guardian'], {
    summary: 'Get what is next for a student',
    params: id,
    response: FamilyOverview,
  }),

  'GET /family/children/{id}/colleges': endpoint(['guardian'], {
    summary: 'List a student’s colleges with their prices for this family',
    params: id,
    response: FamilyColleges,
  }),

  'GET /family/children/{id}/aid': endpoint(['guardian'], {
    summary: 'Get the aid forms, days and offers of a student’s colleges',
    params: id,
    response: FamilyAid,
  }),

  'GET /family/children/{id}/money': endpoint(['guardian'], {
    summary: 'Get what I filled in for the family',
    params: id,
    response: FamilyMoney,
  }),

  'PUT /family/children/{id}/money': endpoint(['guardian'], {
    summary: 'Fill in the family’s budget and the aid calculator',
    params: id,
    body: FamilyAnswers,
    response: FamilyMoney,
  }),
} satisfies Endpoints
