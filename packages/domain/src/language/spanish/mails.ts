/** The mails to families, and those of an account. */
export const mails = {
  'You are receiving this email because your address was used on Bearings. Emails about your account cannot be turned off.':
    'Recibe este correo porque su dirección se usó en Bearings. Los correos sobre su cuenta no se pueden desactivar.',
  'Your code: {code}': 'Su código: {code}',
  'Unsubscribe with one click:': 'Cancelar la suscripción con un clic:',
  'Or open this address:': 'O abra esta dirección:',
  Unsubscribe: 'Cancelar la suscripción',
  '{who} invites you to Bearings': '{who} le invita a Bearings',
  'See what is next on the way to college.': 'Vea lo que sigue en el camino a la universidad.',
  'Hello {name}, {who} plans college applications with Bearings and would like you to see what is next: dates, forms, and what colleges cost your family.':
    'Hola, {name}: {who} organiza sus solicitudes a la universidad con Bearings y quiere que usted vea lo que sigue: las fechas, los formularios y lo que las universidades le cuestan a su familia.',
  '{who} chose what you see, and can change it at any time. The link is for you alone and works until {day}.':
    '{who} eligió lo que usted ve y puede cambiarlo en cualquier momento. El enlace es solo para usted y funciona hasta el {day}.',
  'See the invitation': 'Ver la invitación',
  'You get this email because {who} entered your address.':
    'Recibe este correo porque {who} escribió su dirección.',
  'If you do not know this person, ignore this email: nothing happens without the link.':
    'Si no conoce a esta persona, no haga caso de este correo: sin el enlace no pasa nada.',
} as const
