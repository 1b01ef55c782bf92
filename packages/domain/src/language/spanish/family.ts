/** The pages of a family, and the steps of aid. */
export const family = {
  'What is next': 'Lo que sigue',
  'No date is known for the next two months.': 'No se conoce ninguna fecha para los próximos dos meses.',
  'An earlier year’s date: check it with the school.':
    'Es la fecha de un año anterior: confírmela con la universidad.',
  'A typical date: check it with the school.': 'Es una fecha habitual: confírmela con la universidad.',
  'The usual date of earlier years: check this year’s on its page.':
    'Es la fecha habitual de años anteriores: compruebe la de este año en su página.',
  'One thing you can do': 'Algo que usted puede hacer',
  Colleges: 'Universidades',
  'There are no colleges on {name}’s list yet.': 'Todavía no hay universidades en la lista de {name}.',
  College: 'Universidad',
  'Where it stands': 'Situación',
  'A year costs about': 'Un año cuesta aproximadamente',
  'Not known': 'No se sabe',
  'in your budget': 'dentro de su presupuesto',
  '{amount} over your budget': '{amount} por encima de su presupuesto',
  Due: 'Fecha límite',
  'How it is going': 'Cómo va todo',
  '{done} of {of} letters of recommendation sent': 'Cartas de recomendación enviadas: {done} de {of}',
  '{done} of {of} essays finished': 'Ensayos terminados: {done} de {of}',
  '{name} chose what you see here, and can change it at any time. Essays and notes are never shown.':
    '{name} eligió lo que usted ve aquí y puede cambiarlo en cualquier momento. Los ensayos y las notas nunca se muestran.',
  'Messages you can read': 'Mensajes que usted puede leer',
  'No messages yet': 'Todavía no hay mensajes',
  'This message was withdrawn.': 'Este mensaje se retiró.',
  New: 'Nuevo',
  '{student} and {advisor}': '{student} y {advisor}',
  '{name} lets you read what the two write to each other here, from {day} on. You cannot write here.':
    '{name} le permite leer lo que los dos se escriben aquí, desde el {day}. Usted no puede escribir aquí.',
  'You cannot read these messages now': 'Usted no puede leer estos mensajes ahora',
  'The messages could not be loaded': 'No se pudieron cargar los mensajes',
  'Fill in your family’s answers': 'Completar las respuestas de su familia',
  'With your income and savings, prices are those for your family. Only you see the answers.':
    'Con sus ingresos y ahorros, los precios son los que corresponden a su familia. Solo usted ve las respuestas.',
  '{name} has paused this page': '{name} puso esta página en pausa',
  'That is all right: everybody needs some time now and then. Nothing is lost, and it comes back by itself. Until then, ask {name} how things are going when it suits you both.':
    'No pasa nada: todos necesitamos un tiempo de vez en cuando. No se pierde nada, y la página vuelve por sí sola. Mientras tanto, pregúntele a {name} cómo le va, en un momento que les quede bien a los dos.',
  'Nobody shares anything with you yet': 'Todavía nadie comparte nada con usted',
  'Open the link in the invitation from your child. If it no longer works, ask for a new one.':
    'Abra el enlace de la invitación de su hijo o hija. Si ya no funciona, pida una nueva.',
  Student: 'Estudiante',
  '{name}’s path to college': 'El camino de {name} a la universidad',
  'Aid forms and days': 'Formularios y fechas de la ayuda financiera',
  'For aid in {years}. One step after the other is enough.':
    'Para la ayuda financiera de {years}. Basta con ir paso a paso.',
  Steps: 'Pasos',
  done: 'listo',
  'from {day}': 'desde el {day}',
  'Which forms the colleges ask for': 'Qué formularios piden las universidades',
  'FAFSA code': 'Código FAFSA',
  'CSS Profile': 'CSS Profile',
  By: 'Fecha límite',
  'Look it up': 'Búsquelo',
  'Yes, for its own aid': 'Sí, para la ayuda de la propia universidad',
  'Yes, or its own form': 'Sí, o el formulario de la universidad',
  No: 'No',
  'Not known: check its page': 'No se sabe: consulte la página de la universidad',
  'Usually {day}.': 'Normalmente el {day}.',
  'See its page': 'Ver la página de la universidad',
  'Ask its aid office': 'Pregunte en la oficina de ayuda financiera',
  '{name} does not share this part with you.': '{name} no comparte esta parte con usted.',
  '{name} shares nothing with you for now, and can change that at any time. Ask {name} how things are going.':
    'Por ahora {name} no comparte nada con usted, y puede cambiarlo en cualquier momento. Pregúntele a {name} cómo le va.',
  'Read the Guides': 'Leer las guías',
  'Aid offers': 'Ofertas de ayuda financiera',
  'Gifts a year': 'Becas y subvenciones al año',
  'Average of all students with federal aid': 'Promedio de todos los estudiantes con ayuda federal',
  'What remains: about {range}': 'Queda por pagar: unos {range}',
  'Net price a year': 'Precio neto al año',
  'What your family can pay': 'Lo que su familia puede pagar',
  'What you fill in here is yours: {name} sees what it comes to, and never the answers.':
    'Lo que usted escribe aquí es suyo: {name} ve el resultado, pero nunca las respuestas.',
  'What your family can pay a year': 'Lo que su familia puede pagar al año',
  'Your state': 'Su estado',
  'Choose a state': 'Elija un estado',
  '{name} sees this amount': '{name} ve esta cantidad',
  Save: 'Guardar',
  Saved: 'Guardado',
  'Not saved': 'No se guardó',
  'In this form, “you” is the student: answer for {name}, and for the parents.':
    'En este formulario se habla del estudiante y de sus padres: responda por {name} y por ustedes, sus padres.',
  'Student Aid Index': 'Índice de Ayuda Estudiantil (SAI)',
  'The lower it is, the more aid the government expects you to need. It is no bill.':
    'Cuanto más bajo es, más ayuda considera el gobierno que ustedes necesitan. No es una factura.',
  'Pell Grant a year, an estimate': 'Beca Federal Pell al año, estimada',
  'Change Answers': 'Cambiar las respuestas',
  'Save for Our Prices': 'Guardar para calcular nuestros precios',
  'Delete Answers': 'Borrar las respuestas',
  'Your price, layer by layer': 'Su precio, paso a paso',
  'Too little is published to put a price together.':
    'No hay suficientes datos publicados para calcular un precio.',
  'Its own page': 'La página de la universidad',
  'Its own price calculator': 'La calculadora de precios de la universidad',
  Back: 'Atrás',
  'End This Connection': 'Terminar esta conexión',
  'End the connection with {name}?': '¿Terminar la conexión con {name}?',
  'You will no longer see anything of {name}’s, and what you filled in is deleted. {name} is told.':
    'Usted ya no verá nada de {name}, y se borrará lo que usted escribió. Se le avisará a {name}.',
  Ended: 'Terminada',
  '{student} invites you': '{student} le invita',
  'Hello {name}. {student} plans college applications with Bearings and would like you to see:':
    'Hola, {name}. {student} organiza sus solicitudes a la universidad con Bearings y quiere que usted vea:',
  'what is due when, and the steps of applying for aid':
    'las fechas límite y los pasos para pedir ayuda financiera',
  'the colleges on the list, and what a year costs your family':
    'las universidades de la lista y lo que un año le cuesta a su familia',
  'the budget and the aid offers entered so far':
    'el presupuesto y las ofertas de ayuda financiera anotadas hasta ahora',
  'how many letters of recommendation have been sent': 'cuántas cartas de recomendación se han enviado',
  'how many essays are finished': 'cuántos ensayos están terminados',
  'nothing for now; this can change at any time.': 'nada por ahora; esto puede cambiar en cualquier momento.',
  Accept: 'Aceptar',
  'Not Now': 'Ahora no',
  'You are connected': 'Ya están conectados',
  'Not accepted': 'No se aceptó',
  'This invitation is for a parent or guardian': 'Esta invitación es para un padre, una madre o un tutor',
  'You are signed in with another kind of account. Sign out, and open the link again.':
    'Usted inició sesión con otro tipo de cuenta. Cierre la sesión y vuelva a abrir el enlace.',
  'This invitation no longer works': 'Esta invitación ya no funciona',
  'It may be mistyped, used already, or older than two weeks. Ask for a new one.':
    'Puede que esté mal escrita, que ya se haya usado o que tenga más de dos semanas. Pida una nueva.',
  Home: 'Inicio',
  'There is no such page': 'Esa página no existe',
  'It may have been moved, or the address may be mistyped.':
    'Puede que se haya movido o que la dirección esté mal escrita.',
  Invitation: 'Invitación',
  Family: 'Familia',

  'Make a Federal Student Aid account, about 20 minutes':
    'Abra una cuenta de Federal Student Aid (unos 20 minutos)',
  'At StudentAid.gov. One parent needs one to sign the FAFSA, or both if they filed taxes apart; one without a Social Security number can make one, too.':
    'En StudentAid.gov. Uno de los padres la necesita para firmar la FAFSA, o los dos si declararon impuestos por separado; quien no tiene número de Seguro Social también puede abrir una.',
  'Find your papers': 'Reúna sus documentos',
  'Tax returns from two years before college begins, W-2s, and what is in your accounts on the day you file.':
    'Las declaraciones de impuestos de dos años antes de empezar la universidad, los formularios W-2 y lo que haya en sus cuentas el día en que envíe el formulario.',
  'Do your part of the FAFSA': 'Complete su parte de la FAFSA',
  'Free, at StudentAid.gov. Your child invites you to it by email; agree to the use of your tax data.':
    'Es gratis, en StudentAid.gov. Su hijo o hija le invita por correo electrónico; dé su consentimiento para que se usen sus datos de impuestos.',
  'See who asks for the CSS Profile': 'Vea quién pide el CSS Profile',
  'Some colleges, mostly private ones, want it for their own aid. The table below says which.':
    'Algunas universidades, sobre todo privadas, lo piden para dar su propia ayuda. La tabla de abajo dice cuáles.',
  'Do the CSS Profile together': 'Complete el CSS Profile con su hijo o hija',
  'About an hour and a half, with the same papers. It is free for families with lower incomes.':
    'Alrededor de una hora y media, con los mismos documentos. Es gratis para las familias con ingresos más bajos.',
  'Ask about your state’s aid': 'Pregunte por la ayuda de su estado',
  'Some states use the FAFSA, and some have their own form and day.':
    'Algunos estados usan la FAFSA; otros tienen su propio formulario y su propia fecha.',
  'Send what each college asks for': 'Envíe lo que pide cada universidad',
  'Its own form, or tax documents. Your child finds it in the college’s portal.':
    'El formulario de la universidad o documentos de impuestos. Su hijo o hija lo encuentra en el portal de la universidad.',
  'Read the FAFSA’s summary together': 'Lea el resumen de la FAFSA con su hijo o hija',
  'It comes a few days after you file. Mistakes can be corrected.':
    'Llega unos días después de enviarla. Los errores se pueden corregir.',
  'Answer if a college checks': 'Responda si una universidad verifica sus datos',
  'About one family in five is asked for proof. It says nothing about you.':
    'A una de cada cinco familias, más o menos, se le piden comprobantes. No quiere decir nada malo de ustedes.',
  'Compare the offers': 'Compare las ofertas',
  'When they come: gifts are not loans. Look at what is left to pay.':
    'Cuando lleguen: las becas no son préstamos. Fíjese en lo que queda por pagar.',

  'Early Decision': 'Decisión temprana (Early Decision)',
  'Early Decision II': 'Decisión temprana II (Early Decision II)',
  'Early Action': 'Acción temprana (Early Action)',
  'Restrictive Early Action': 'Acción temprana restrictiva (Restrictive Early Action)',
  Regular: 'Plazo regular (Regular Decision)',
  Rolling: 'Admisión continua (Rolling)',
  Priority: 'Plazo prioritario',

  'Not Started': 'Sin empezar',
  'In Progress': 'En curso',
  Submitted: 'Enviada',
  Offered: 'Con oferta',
  Deferred: 'Aplazada',
  Waitlisted: 'En lista de espera',
  Accepted: 'Aceptada',
  Rejected: 'Rechazada',
  Withdrawn: 'Retirada',
  Committed: 'Elegida',
} as const
