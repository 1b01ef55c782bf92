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
  'New Message': 'Mensaje nuevo',
  '{sender} wrote to {reader}.': '{sender} le escribió a {reader}.',
  'Read in Bearings': 'Leer en Bearings',
  messages: 'mensajes',
  '{count} new messages': '{count} mensajes nuevos',
  '{count} new messages from {sender}': '{count} mensajes nuevos de {sender}',
  'You get this email because {who} entered your address.':
    'Recibe este correo porque {who} escribió su dirección.',
  'If you do not know this person, ignore this email: nothing happens without the link.':
    'Si no conoce a esta persona, no haga caso de este correo: sin el enlace no pasa nada.',

  'If this was not you, you can ignore this email: nothing happens without the code or the link.':
    'Si no fue usted, no haga caso de este correo: sin el código o el enlace no pasa nada.',
  'On another device, enter the code at {page}': 'En otro dispositivo, escriba el código en {page}',
  'Confirm your email for Bearings': 'Confirme su correo para Bearings',
  'Welcome to Bearings': 'Le damos la bienvenida a Bearings',
  'Confirm your email address to open your account. The link works for a day, the code for 15 minutes.':
    'Confirme su dirección de correo para abrir su cuenta. El enlace funciona durante un día; el código, durante 15 minutos.',
  'Confirm my email': 'Confirmar mi correo',
  'Reset your Bearings password': 'Cambie su contraseña de Bearings',
  'You asked to reset your password. The link works for an hour, the code for 15 minutes.':
    'Usted pidió cambiar su contraseña. El enlace funciona durante una hora; el código, durante 15 minutos.',
  'Reset my password': 'Cambiar mi contraseña',
  'Your Bearings sign-in link': 'Su enlace para entrar en Bearings',
  'Sign in to Bearings': 'Entre en Bearings',
  'The link signs you in for the next hour, the code for 15 minutes. Each works once.':
    'El enlace le permite entrar durante la próxima hora; el código, durante 15 minutos. Cada uno funciona una vez.',
  'Confirm your new email for Bearings': 'Confirme su nuevo correo para Bearings',
  'Is this your new email?': '¿Este es su nuevo correo?',
  'You asked to use this address for your Bearings account. Confirm it here, and in the email we sent to your current address.':
    'Usted pidió usar esta dirección para su cuenta de Bearings. Confírmela aquí y en el correo que enviamos a su dirección actual.',
  'The link works for a day, the code for 15 minutes.':
    'El enlace funciona durante un día; el código, durante 15 minutos.',
  'Confirm this address': 'Confirmar esta dirección',
  'Confirm the change of your Bearings email': 'Confirme el cambio de su correo de Bearings',
  'Change your email?': '¿Cambiar su correo?',
  'Your Bearings account will use {address} instead of this address. Confirm it here, and with the email we sent there.':
    'Su cuenta de Bearings usará {address} en lugar de esta dirección. Confírmelo aquí y con el correo que enviamos allí.',
  'Confirm the change': 'Confirmar el cambio',
  'If this was not you, do not confirm, and change your password.':
    'Si no fue usted, no confirme nada y cambie su contraseña.',
  'Your Bearings verification code': 'Su código de verificación de Bearings',
  'Confirm it’s you': 'Confirme que es usted',
  'Type this code where Bearings asked for it. It works for 10 minutes.':
    'Escriba este código donde Bearings se lo pidió. Funciona durante 10 minutos.',
  'If this was not you, change your password.': 'Si no fue usted, cambie su contraseña.',
  'You already have a Bearings account': 'Usted ya tiene una cuenta de Bearings',
  'You already have an account': 'Usted ya tiene una cuenta',
  'Someone, probably you, tried to sign up with this address. Nothing has changed: sign in as usual.':
    'Alguien, probablemente usted, intentó crear una cuenta con esta dirección. Nada cambió: inicie sesión como siempre.',
  'Forgot your password? Ask for a new one on the sign-in page.':
    '¿Olvidó su contraseña? Pida una nueva en la página de inicio de sesión.',
  'If this was not you, there is nothing to do.': 'Si no fue usted, no tiene que hacer nada.',
  'Your Bearings password was changed': 'Se cambió su contraseña de Bearings',
  'The password of your account was changed, and all other devices were signed out.':
    'Se cambió la contraseña de su cuenta y se cerró la sesión en todos los demás dispositivos.',
  'Two-factor sign-in is on': 'El inicio de sesión en dos pasos está activado',
  'Your account now asks for a code from your authenticator app when you sign in.':
    'Su cuenta ahora pide un código de su aplicación de autenticación al iniciar sesión.',
  'An authenticator app was removed': 'Se quitó una aplicación de autenticación',
  'An authenticator app was removed from your account.':
    'Se quitó una aplicación de autenticación de su cuenta.',
  'A passkey was added': 'Se agregó una clave de acceso',
  'A passkey was added to your account. It signs you in by itself, and is asked for after your password.':
    'Se agregó una clave de acceso a su cuenta. Permite iniciar sesión por sí sola y se pide después de la contraseña.',
  'A passkey was removed': 'Se quitó una clave de acceso',
  'A passkey was removed from your account. It no longer signs you in.':
    'Se quitó una clave de acceso de su cuenta. Ya no permite iniciar sesión.',
  'A recovery code was used to sign in to Bearings':
    'Se usó un código de recuperación para entrar en Bearings',
  'Someone, probably you, signed in with your password and one of your recovery codes. That code no longer works. If you no longer have your authenticator app, add a new one in Settings and remove the old one.':
    'Alguien, probablemente usted, entró con su contraseña y uno de sus códigos de recuperación. Ese código ya no funciona. Si ya no tiene su aplicación de autenticación, agregue una nueva en Ajustes y quite la anterior.',
  'You have new Bearings recovery codes': 'Tiene nuevos códigos de recuperación de Bearings',
  'New recovery codes were created for your account. The old ones no longer work.':
    'Se crearon nuevos códigos de recuperación para su cuenta. Los anteriores ya no funcionan.',
  'A Bearings sign-in was ended': 'Se cerró una sesión de Bearings',
  'One of your sign-ins was used from two places at once, which may mean that someone copied it. We ended it; sign in again where you need to.':
    'Una de sus sesiones se usó desde dos lugares a la vez, lo que puede significar que alguien la copió. La cerramos; inicie sesión de nuevo donde lo necesite.',
  'Your Bearings account will not be deleted': 'Su cuenta de Bearings no se eliminará',
  'You changed your mind: your account will not be deleted.':
    'Usted cambió de opinión: su cuenta no se eliminará.',
  'Your Bearings account will be deleted': 'Su cuenta de Bearings se eliminará',
  'You asked to delete your account. On {day}, everything in it will be permanently deleted. Until then, you can sign in and keep it with the button at the top of every page.':
    'Usted pidió eliminar su cuenta. El {day} se eliminará para siempre todo lo que hay en ella. Hasta entonces, puede iniciar sesión y conservarla con el botón que está en la parte de arriba de cada página.',
  'Your Bearings email is about to change': 'Su correo de Bearings está a punto de cambiar',
  'Someone asked an administrator to use {address} for your account instead of this address. That happens in a day, once the new address is confirmed.':
    'Alguien pidió a un administrador que usara {address} para su cuenta en lugar de esta dirección. El cambio se hace dentro de un día, una vez que se confirme la nueva dirección.',
  'If you asked for it, there is nothing to do.': 'Si usted lo pidió, no tiene que hacer nada.',
  'Keep this address': 'Conservar esta dirección',
  'If you did not ask for it, keep this address with the link above.':
    'Si usted no lo pidió, conserve esta dirección con el enlace de arriba.',
  'Your school can now sign you in to Bearings': 'Ahora puede entrar en Bearings con la cuenta de su escuela',
  'Your account was connected to your school’s sign-in, which now opens it, too.':
    'Su cuenta se conectó con el inicio de sesión de su escuela, que ahora también la abre.',
  'Open Settings': 'Abrir Ajustes',
  'If this was not you, reset your password right away and check your sign-ins in Settings.':
    'Si no fue usted, cambie su contraseña de inmediato y revise sus sesiones en Ajustes.',

  '{dates} date within two weeks; ask how it goes':
    '{dates} fecha en las próximas dos semanas; pregunte cómo va',
  '{dates} dates within two weeks; ask how it goes':
    '{dates} fechas en las próximas dos semanas; pregunte cómo va',
  'One thing you can do: {step}': 'Algo que usted puede hacer: {step}',
  'The week ahead for {name}': 'La semana que viene para {name}',
  'See what is next': 'Ver lo que sigue',
  'Open Bearings': 'Abrir Bearings',
  'See your notifications': 'Ver sus avisos',
  '{count} weeks ahead': '{count} semanas por delante',
  '{count} messages from Bearings': '{count} mensajes de Bearings',
  '({times} times)': '({times} veces)',
  'And {count} more.': 'Y {count} más.',
  'You are receiving this email because emails about {what} are turned on in your Bearings settings.':
    'Recibe este correo porque los correos sobre {what} están activados en sus ajustes de Bearings.',
  'You will not get emails about {what} anymore. Nothing else changes.':
    'Ya no recibirá correos sobre {what}. No cambia nada más.',
  'Unsubscribe?': '¿Cancelar la suscripción?',
  'You will not get emails about {what} anymore. One that was already on its way may still arrive.':
    'Ya no recibirá correos sobre {what}. Puede que todavía llegue alguno que ya estaba en camino.',
  'You can turn them back on at any time in your <settings>.':
    'Puede volver a activarlos cuando quiera en sus <ajustes>.',
  'You are unsubscribed': 'Suscripción cancelada',
  'It is from an email sent more than a year ago, and links in emails work for a year.':
    'Es de un correo enviado hace más de un año, y los enlaces de los correos funcionan durante un año.',
  'To stop getting emails about {what}, turn them off in your <settings>.':
    'Para dejar de recibir correos sobre {what}, desactívelos en sus <ajustes>.',
  'Some email programs break long links. Copy the whole address from the email and open it again.':
    'Algunos programas de correo cortan los enlaces largos. Copie la dirección completa del correo y ábrala de nuevo.',
  'Or sign in and turn the emails off in your <settings>.':
    'O inicie sesión y desactive los correos en sus <ajustes>.',
  'This link does not work': 'Este enlace no funciona',
  'Something went wrong on our side. Please try again in a minute.':
    'Algo salió mal de nuestro lado. Inténtelo de nuevo en un minuto.',
  'That did not work': 'No funcionó',
  'the week ahead': 'la semana que viene',
  'your account and connections': 'su cuenta y sus conexiones',
  'You find what is next, and what colleges cost, on your page.':
    'En su página encuentra lo que sigue y lo que cuestan las universidades.',
  'Connection Ended': 'Conexión terminada',
  'You are no longer connected with {name} on Bearings.':
    'Su cuenta y la de {name} ya no están conectadas en Bearings.',
} as const
