const csv = (text: string) => text.trim().replaceAll('\n', '\r\n')

/** The files of a small OneRoster export: a counselor, a teacher, a parent, and three students of one school. */
export function oneRosterFiles(version: '1.1' | '1.2'): Record<string, string> {
  const is12 = version === '1.2'
  return {
    'manifest.csv': csv(`
propertyName,value
manifest.version,1.0
oneroster.version,${version}
file.orgs,bulk
file.users,bulk
file.academicSessions,bulk
${is12 ? 'file.roles,bulk\n' : ''}file.enrollments,absent
source.systemName,Some SIS
`),
    'orgs.csv': csv(`
sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId
o-1,active,2026-08-01,Lincoln High,school,,o-2
o-2,active,2026-08-01,Lincoln District,district,,
`),
    'academicSessions.csv': csv(`
sourcedId,status,dateLastModified,title,type,startDate,endDate,parentSourcedId,schoolYear
y-1,active,2026-08-01,2026-27,schoolYear,2026-08-20,2027-06-12,,2027
`),
    'users.csv': is12 ? users12 : users11,
    ...(is12 && { 'roles.csv': roles12 }),
  }
}

const users11 = csv(`
sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password
s-1,active,2026-08-01,true,o-1,student,nnew,,Nadia,New,,4711,nadia@lincoln.example,,555-0100,"c-1,p-1",12,secret
s-2,active,2026-08-01,true,o-1,student,sun,,Sømething,"Ünal, Jr.",,4712,,,,p-1,09,
s-3,active,2026-08-01,true,o-1,student,kid,,Kim,Lee,,4713,,,,,KG,
c-1,active,2026-08-01,true,o-1,administrator,carla,,Carla,Counselor,,,CARLA@lincoln.example,,,,,
t-1,active,2026-08-01,true,o-1,teacher,tom,,Tom,Teacher,,,tom@lincoln.example,,,,,
p-1,active,2026-08-01,true,o-1,parent,rosa,,Rosa,New,,,rosa@home.example,,,,,
`)

const users12 = csv(`
sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password,userMasterIdentifier,preferredGivenName,preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,pronouns
s-1,active,2026-08-01,true,nnew,,Nadia,New,,4711,nadia@lincoln.example,,,"c-1,p-1",12,secret,,,,,o-1,
s-2,active,2026-08-01,true,sun,,Sam,Ünal,,4712,,,,p-1,09,,,Sømething,,,o-1,
s-3,active,2026-08-01,true,kid,,Kim,Lee,,4713,,,,,KG,,,,,,o-1,
c-1,active,2026-08-01,true,carla,,Carla,Counselor,,,carla@lincoln.example,,,,,,,,,,o-1,
t-1,active,2026-08-01,true,tom,,Tom,Teacher,,,tom@lincoln.example,,,,,,,,,,o-1,
p-1,active,2026-08-01,true,rosa,,Rosa,New,,,rosa@home.example,,,,,,,,,,o-1,
`)

const roles12 = csv(`
sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId,userProfileSourcedId
r-s-1,active,2026-08-01,s-1,primary,student,,,o-1,
r-s-2,active,2026-08-01,s-2,primary,student,,,o-1,
r-s-3,active,2026-08-01,s-3,primary,student,,,o-1,
r-c-1,active,2026-08-01,c-1,primary,counselor,,,o-1,
r-t-1,active,2026-08-01,t-1,primary,teacher,,,o-1,
r-p-1,active,2026-08-01,p-1,primary,parent,,,o-1,
`)
