import { daysInTrash } from '@bearings/domain/list/rules'
import { suggestedQuestions } from '@bearings/domain/navigator/options'
import { quoted } from '../prose.ts'

/** Answers that need nothing looked up. */
export const plainAnswers = {
  distress:
    'I am glad you told me. I am a computer program and cannot help with this the way a person can, so please talk to someone now: in the United States, call or text **988** (Suicide & Crisis Lifeline, day and night), or text **HOME to 741741**. If you are in danger right now, call **911**. Then tell an adult you trust, such as a parent, a counselor or a teacher. No application matters as much as you do.',
  afterDistress:
    'Thank you for telling me more. I am a computer program, so I may have read it wrong, and I would rather ask once too often. If those words come back, **988** answers at any hour by call or text. About college, nothing has to be decided tonight: tell one person near you how today was, and when you like, ask me what is still open.',
  afterDistressInSpanish:
    'Gracias por contarme más. Soy un programa, así que puedo haberlo leído mal, y prefiero preguntar de más. Si esas palabras vuelven, el **988** contesta a toda hora por llamada o mensaje de texto; para español, oprime 2. Nada de la universidad se tiene que decidir esta noche: cuéntale a una persona cercana cómo estuvo tu día y, cuando quieras, pregúntame qué sigue pendiente.',
  /** Said after an answer about what is written of suicide, such as an essay. */
  besideHarm: 'And if any of this is close to you right now: **988** answers at any hour, by call or text.',
  besideHarmInSpanish:
    'Y si algo de esto te toca de cerca ahora: el **988** contesta a toda hora, por llamada o mensaje de texto; para español, oprime 2.',
  worried: (isOfGrade: boolean) =>
    `That sounds like a lot to carry, and you do not have to do it all today. ${isOfGrade ? 'One grade is one line of a long transcript. ' : ''}If the worry keeps you from sleeping or breathing, tell a parent, your counselor or someone else you trust; in the United States you can also call or text **988** at any hour. For the applications, one thing at a time:`,
  smartEnough:
    'No figure that a college publishes measures how smart anyone is, and neither can I. Grades and scores say how you have done so far, and [readers look at much more](/resources/guides/how-applications-are-read). What I can tell you is where your grades and scores stand at a college: [Find Schools](/schools/find) has colleges where they are typical, and some that admit everyone. If this thought keeps coming back, say it to a counselor, a teacher or someone else you trust.',
  cheating:
    'I will not help with that. An application is signed as your own work and as true, and a college can take an offer back when it learns otherwise, even after classes begin. What you have done is enough to work with: I can read [your draft](/essays) and ask questions about it, and the guide to [the activities list](/resources/guides/activities-list) shows how to say it well. [AI in essays](/resources/guides/ai-in-essays) says which help is fair.',
  otherStudents:
    'I know nothing about other students, and what you enter here is kept from them in the same way. [Admitted profiles](/resources/admitted-profiles) are what students chose to publish, or samples that say so; how you compare with the students of a college is on the page of each one in [Find Schools](/schools/find).',
  advisorNotes:
    'I see only what you can see yourself. Notes that an advisor keeps are the advisor’s own, so neither you nor I can open them; you can ask your advisor what is in them. [My Advisor](/student/advisor) shows what your advisor can see and when they looked at it.',
  whoAdvises:
    'Your advisor’s name, what they see of you and when they looked is on [My Advisor](/student/advisor). If you have none yet, you can ask one there by their email.',
  greeting: `Hello! Ask me about a college, your list, your dates or your essays. For example: “${suggestedQuestions[2]}”`,
  thanks: 'You are welcome. Ask whenever something is unclear.',
  about: `I am a computer program, not a person: I look things up for you and say where each figure comes from: colleges (admission, scores, prices, deadlines, requirements), your odds and the balance of your list, your dates, essays and tasks, and the guides in the library. I read your essay drafts and ask questions about them; I do not write them. I can also offer to add a school, plan a task or set a reminder, which happens only after you confirm. Try “${suggestedQuestions[0]}” or “${suggestedQuestions[1]}”`,
  unknowable:
    'I cannot know that, so I will not guess. I know the figures that colleges publish, your own entries here and the guides in the library. I do not know about other students, rankings, or what a college will decide. I can give you [your odds as a range](/schools/find), and your [advisor](/student/advisor) knows what figures do not show.',
  changeStatus: (name: string, entryId: string | undefined) =>
    entryId
      ? `I cannot change a plan or a status for you. Set it yourself on [the page of ${quoted(name)}](/schools/${entryId}/research), or in its row of [My School List](/schools).`
      : `**${quoted(name)}** is not on your list yet, so it has no plan and no status. Ask me to add it, or [find it](/schools/find) and choose Add.`,
  removeSchool: (name: string, isListed: boolean) =>
    isListed
      ? `I cannot take a college off for you. On [My School List](/schools), press _Remove_ beside **${quoted(name)}** and confirm. Its essays and research documents go with it; for ${daysInTrash} days you can restore all of it from [the trash](/schools/trash).`
      : `**${quoted(name)}** is not on [your list](/schools), so there is nothing to take off.`,
  offTopic:
    'I only know about getting into college, paying for it, and Bearings, so I would be guessing at that. Ask me about a college, a date, aid, essays, or your list.',
  whichHome: (isOfNobody: boolean) =>
    `In which state, or near which town? For example: “cheap colleges in Ohio”, “colleges near Columbus”.${isOfNobody ? '' : ' Once [your home state](/financial/net-price) is entered, “near me” is enough.'}`,
  future: 'What a college will decide is nothing that I can know; this is what it says now.',
  unpublished: (college: string) =>
    `I have nothing on that for **${quoted(college)}**: it is not published in what I know, so I will not guess. Its own page or its admission office can say, and a student who is there. I do know its admission rate, test scores, prices, dates and requirements.`,
} as const
