export const title = 'Admitted Students Blog'
export const about = 'Learn from the stories of successful applicants'
