export const title = 'Admitted Profiles'
export const about = 'Explore profiles of students who have been admitted to top universities.'
