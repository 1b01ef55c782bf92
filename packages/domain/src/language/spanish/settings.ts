/** The settings of an account, and what they ask and answer. */
export const settings = {
  Messages: 'Mensajes',
  'What students and advisors write to each other. An email says only who wrote, and none comes at night.':
    'Lo que estudiantes y consejeros se escriben. El correo solo dice quién escribió, y ninguno llega de noche.',
  'What you and your advisors write to each other. An email says only who wrote, and none comes at night unless your advisor marks it urgent.':
    'Lo que usted y sus consejeros se escriben. El correo solo dice quién escribió, y ninguno llega de noche a menos que su consejero lo marque como urgente.',
  Profile: 'Perfil',
  Security: 'Seguridad',
  'Profile Settings': 'Perfil',
  'Save Changes': 'Guardar los cambios',
  'First name': 'Nombre',
  'Last name': 'Apellido',
  'Enter your first name.': 'Escriba su nombre.',
  'A demo account’s address cannot be changed.':
    'La dirección de una cuenta de demostración no se puede cambiar.',
  'Your address changes once you confirm it from both addresses.':
    'Su dirección cambiará cuando la confirme desde las dos direcciones.',
  'Time zone': 'Zona horaria',
  'The dates and times that you see follow it.': 'Las fechas y horas que ve dependen de ella.',
  'Time zone not found': 'No se encontró esa zona horaria',
  Account: 'Cuenta',
  'Delete account': 'Eliminar la cuenta',
  'Delete your account?': '¿Eliminar su cuenta?',
  'Everything you have written and saved here will be permanently deleted in 14 days. Until then, you can change your mind.':
    'Todo lo que escribió y guardó aquí se eliminará para siempre en 14 días. Hasta entonces puede cambiar de opinión.',
  'Are you sure?': '¿Confirma que quiere hacerlo?',
  'Delete my account': 'Eliminar mi cuenta',
  'Your password': 'Su contraseña',
  'We ask so that no one else can do this on your computer.':
    'Se la pedimos para que nadie más pueda hacerlo en su computadora.',
  'Your account will be deleted': 'Su cuenta se eliminará',
  'It will be deleted in 14 days. Until then, you can keep it with the button at the top of every page.':
    'Se eliminará en 14 días. Hasta entonces puede conservarla con el botón que está arriba en cada página.',
  'Your account will be kept': 'Su cuenta se conserva',
  'Nothing has been deleted.': 'No se eliminó nada.',
  Appearance: 'Aspecto',
  'Dark Mode': 'Modo oscuro',
  'Light text on a dark background. System follows this device’s setting.':
    'Texto claro sobre fondo oscuro. “Sistema” sigue el ajuste de este dispositivo.',
  Light: 'Claro',
  Dark: 'Oscuro',
  System: 'Sistema',
  'Privacy & Security': 'Privacidad y seguridad',
  'School sign-in': 'Inicio de sesión de la escuela',
  'Connected: {name}': 'Conectada: {name}',
  'Current password': 'Contraseña actual',
  'Update Password': 'Cambiar la contraseña',
  'This is not your current password.': 'Esta no es su contraseña actual.',
  'Your Data': 'Sus datos',
  'One ZIP file with everything in your account, as JSON.':
    'Un archivo ZIP con todo lo que hay en su cuenta, en formato JSON.',
  'Download My Data': 'Descargar mis datos',
  'Your data has been downloaded': 'Sus datos se descargaron',
  'Not downloaded': 'No se descargó',
  'Where you are signed in': 'Dónde tiene la sesión abierta',
  'If you don’t recognize a session, end it and change your password. Each session ends automatically after {unused} days without use, and {longest} days after you signed in.':
    'Si no reconoce una sesión, ciérrela y cambie su contraseña. Cada sesión se cierra sola tras {unused} días sin uso, y a los {longest} días de haberla abierto.',
  'Error loading your sessions': 'No se pudieron cargar sus sesiones',
  'Sign out everywhere': 'Cerrar sesión en todas partes',
  'Sign out everywhere?': '¿Cerrar sesión en todas partes?',
  'Every device is signed out, including this one.':
    'Se cierra la sesión en todos los dispositivos, también en este.',
  'Session ended': 'Sesión cerrada',
  'Not ended': 'No se cerró',
  'This device': 'Este dispositivo',
  'signed in {moment}': 'sesión abierta el {moment}',
  'last used {moment}': 'último uso el {moment}',
  'End {name}': 'Cerrar la sesión de {name}',
  End: 'Cerrar sesión aquí',
  'Unknown device': 'Dispositivo desconocido',
  Browser: 'Navegador',
  '{browser} on {system}': '{browser} en {system}',
  'Two-factor sign-in': 'Inicio de sesión en dos pasos',
  'After your password, you enter a code from an app on your phone, or use a passkey: your fingerprint, face or PIN on a device of yours. A passkey also signs you in without a password. Someone who learns your password still cannot sign in.':
    'Después de su contraseña, escribe un código de una aplicación de su teléfono o usa una clave de acceso: su huella, su rostro o el PIN de un dispositivo suyo. Con una clave de acceso también puede entrar sin contraseña. Quien averigüe su contraseña seguirá sin poder entrar.',
  'After your password, you enter a code from an app on your phone. Someone who learns your password still cannot sign in.':
    'Después de su contraseña, escribe un código de una aplicación de su teléfono. Quien averigüe su contraseña seguirá sin poder entrar.',
  'Error loading your authenticator apps': 'No se pudieron cargar sus aplicaciones de autenticación',
  'Add authenticator app': 'Agregar una aplicación de autenticación',
  'Add another app': 'Agregar otra aplicación',
  'Recovery codes': 'Códigos de recuperación',
  'You have none. Without your app or passkey, a recovery code is the only way to sign in.':
    'No tiene ninguno. Sin su aplicación o clave de acceso, un código de recuperación es la única forma de entrar.',
  '{remaining} of {total} left. Each code signs you in once when you have neither app nor passkey at hand.':
    'Quedan {remaining} de {total}. Cada código sirve una vez para entrar cuando no tenga a mano ni la aplicación ni la clave de acceso.',
  'Create recovery codes': 'Crear códigos de recuperación',
  'Create new codes': 'Crear códigos nuevos',
  'Create new recovery codes?': '¿Crear códigos de recuperación nuevos?',
  'The codes you have now will no longer work.': 'Los códigos que tiene ahora dejarán de funcionar.',
  'No new codes': 'No se crearon códigos nuevos',
  On: 'Activo',
  Remove: 'Quitar',
  'Remove {name}': 'Quitar {name}',
  'Remove {name}?': '¿Quitar {name}?',
  '{name} removed': 'Se quitó {name}',
  'Not removed': 'No se quitó',
  'Signing in will then need only your password, for you and for anyone else who knows it.':
    'Después bastará su contraseña para entrar, para usted y para cualquiera que la sepa.',
  'It will no longer work. Signing in still asks for your other second step.':
    'Dejará de funcionar. Al iniciar sesión se le seguirá pidiendo su otro segundo paso.',
  'Authenticator app': 'Aplicación de autenticación',
  'Add passkey': 'Agregar una clave de acceso',
  'Passkey added': 'Clave de acceso agregada',
  'Not added': 'No se agregó',
  'Scan this with an authenticator app on your phone, then enter the six digits it shows.':
    'Escanee esto con una aplicación de autenticación de su teléfono y escriba los seis dígitos que muestre.',
  'QR code with the secret': 'Código QR con la clave',
  'Can’t scan it? Enter this key instead: ': '¿No puede escanearlo? Escriba esta clave: ',
  Copy: 'Copiar',
  Copied: 'Copiado',
  'Save your recovery codes': 'Guarde sus códigos de recuperación',
  'If you lose your phone or passkey, each of these codes signs you in once instead. Print them or save them in a password manager. They will not be shown again.':
    'Si pierde su teléfono o su clave de acceso, cada uno de estos códigos sirve una vez para entrar. Imprímalos o guárdelos en un gestor de contraseñas. No se volverán a mostrar.',
  Download: 'Descargar',
  Done: 'Listo',
  'You signed in a while ago, so please confirm it’s you, in case someone else is using your computer.':
    'Inició sesión hace un rato, así que confirme que es usted, por si otra persona está usando su computadora.',
  'We have sent a code to {email}.': 'Enviamos un código a {email}.',
  'Email me a code instead': 'Recibir un código por correo',
  'Unsaved changes': 'Cambios sin guardar',
  'You have unsaved changes.': 'Tiene cambios sin guardar.',
  Discard: 'Descartar',
  'Discard your changes?': '¿Descartar sus cambios?',
  'Keep editing': 'Seguir editando',
  'They are not saved yet.': 'Todavía no están guardados.',
  'Leave without saving?': '¿Salir sin guardar?',
  'Leave without saving': 'Salir sin guardar',
  Stay: 'Quedarme',
  'Your changes here are not saved yet.': 'Sus cambios todavía no se guardaron.',
  'Settings saved': 'Ajustes guardados',
  'Please confirm the new email address with the links we sent.':
    'Confirme la nueva dirección de correo con los enlaces que enviamos.',
  'Not changed': 'No se cambió',
  'Your address changes to {email} after {moment}, once you open the link we sent there. Someone asked an administrator for it.':
    'Su dirección cambiará a {email} después del {moment}, cuando abra el enlace que enviamos allí. Alguien pidió el cambio a un administrador.',
  'Your address changes to {email} as soon as you open the links we sent to both addresses.':
    'Su dirección cambiará a {email} en cuanto abra los enlaces que enviamos a las dos direcciones.',
  'Send the links again': 'Enviar los enlaces otra vez',
  'Keep my current address': 'Conservar mi dirección actual',
  'Emails sent': 'Correos enviados',
  'The links in earlier emails no longer work.': 'Los enlaces de los correos anteriores ya no funcionan.',
  Sections: 'Secciones',
  Picture: 'Foto',
  'It appears beside your name here. Nobody else sees it.':
    'Aparece junto a su nombre aquí. Nadie más la ve.',
  'Error loading your picture.': 'No se pudo cargar su foto.',
  'Change Picture': 'Cambiar la foto',
  'Choose a Picture': 'Elegir una foto',
  'Remove Picture': 'Quitar la foto',
  'Picture upload progress': 'Progreso de la carga de la foto',
  'Your picture has been saved': 'Su foto se guardó',
  'Your picture was not saved': 'Su foto no se guardó',
  'Your picture has been removed': 'Su foto se quitó',
  'This file is {size}. A picture can be at most {most}.':
    'Este archivo tiene {size}. Una foto puede tener {most} como máximo.',
  'This is not a PNG, JPEG or WebP picture, whatever its name says. Choose another.':
    'Esto no es una imagen PNG, JPEG o WebP, diga lo que diga su nombre. Elija otra.',
  'This picture cannot be read. It may be damaged, or larger than 50 megapixels.':
    'Esta imagen no se puede leer. Puede estar dañada o tener más de 50 megapíxeles.',
  'This file is two kinds of file in one, which Bearings does not accept. Save it again as a picture or a PDF.':
    'Este archivo es de dos tipos a la vez, y Bearings no lo acepta. Guárdelo de nuevo como imagen o como PDF.',
  'Enter your password to do this.': 'Escriba su contraseña para hacer esto.',
  'This is not your password.': 'Esa no es su contraseña.',
  'This is not the code from the latest email, or it has expired.':
    'Este no es el código del último correo, o ya no es válido.',
  'This server requires a second step at sign-in. Turn on two-factor sign-in in Settings to continue.':
    'Este servidor exige un segundo paso al iniciar sesión. Actívelo en Ajustes para continuar.',
  'PNG, JPEG or WebP, up to {size}. Where and when it was taken is removed.':
    'PNG, JPEG o WebP, de hasta {size}. Se borra dónde y cuándo se tomó.',

  'Choose what you are notified about. Each change is saved right away.':
    'Elija de qué quiere recibir avisos. Cada cambio se guarda enseguida.',
  'Email notifications': 'Avisos por correo',
  'A demo has no mailbox, so nothing is sent.': 'Una demostración no tiene buzón, así que no se envía nada.',
  'Emails for each kind checked below. Emails about your account are always sent.':
    'Correos de cada tipo marcado abajo. Los correos sobre su cuenta se envían siempre.',
  'In the app': 'En la aplicación',
  'By email': 'Por correo',
  '{kind}: in the app': '{kind}: en la aplicación',
  '{kind}: by email': '{kind}: por correo',
  'What is next for your child, once a week.': 'Lo que sigue para su hija o hijo, una vez por semana.',
  'On this device': 'En este dispositivo',
  'This machine sends nothing: it shows the line at /dev/pushes.':
    'Este equipo no envía nada: muestra la línea en /dev/pushes.',
  'This server does not send notifications to devices.': 'Este servidor no envía avisos a dispositivos.',
  'One line, such as “A deadline is near”, without names or dates: at most once a day, and not from 9 PM to 7 AM. It is carried, encrypted, by {carrier}.':
    'Una línea, por ejemplo “Se acerca una fecha”, sin nombres ni fechas: una vez al día como máximo, y no entre las 9 de la noche y las 7 de la mañana. La transporta, cifrada, {carrier}.',
  'the company that makes your browser': 'la empresa que hace su navegador',
  'This device gets notifications': 'Este dispositivo recibe avisos',
  'This device gets no more notifications': 'Este dispositivo ya no recibe avisos',
  'Not turned on': 'No se activó',
  'It needs an address that begins with https.': 'Necesita una dirección que empiece con https.',
  'On an iPhone or iPad, first choose Share, then Add to Home Screen, and open Bearings from there.':
    'En un iPhone o iPad, elija primero Compartir, luego Agregar a inicio, y abra Bearings desde ahí.',
  'This browser does not support it.': 'Este navegador no lo permite.',
  'This browser does not allow notifications from Bearings. Its settings for this site can.':
    'Este navegador no permite avisos de Bearings. Puede permitirlos en sus ajustes para este sitio.',
  'The app is not stored on this device yet. Reload the page and try again.':
    'La aplicación todavía no está guardada en este dispositivo. Cargue la página de nuevo e inténtelo otra vez.',
  'The push service of this browser cannot be reached. Try again later.':
    'No hay conexión con el servicio de avisos de este navegador. Inténtelo más tarde.',

  'Is this account yours?': '¿Es suya esta cuenta?',
  'There is an account with {address}. Prove once that it is yours, and {school} signs you in from then on.':
    'Hay una cuenta con {address}. Demuestre una vez que es suya, y a partir de entonces entrará con {school}.',
  'your school': 'su escuela',
  'Your school': 'Su escuela',
  'Your Bearings password': 'Su contraseña de Bearings',
  Connect: 'Conectar',
  'Not connected': 'No se conectó',
  'Your account was not connected, because it took too long or belongs to someone else. Please try again.':
    'Su cuenta no se conectó, porque pasó demasiado tiempo o es de otra persona. Inténtelo de nuevo.',
  'Signing you in…': 'Iniciando sesión…',
  'Your school has not added you yet': 'Su escuela todavía no ha agregado su cuenta',
  '{school} knows you, but has not added you to Bearings. Ask your counselor or the school’s office to add you, with the email address that you have there.':
    '{school} le conoce, pero todavía no ha agregado su cuenta a Bearings. Pida al consejero o a la oficina de la escuela que la agregue con la dirección de correo que usted tiene allí.',
  'The school’s sign-in does not answer': 'El inicio de sesión de la escuela no responde',
  'The sign-in of {school} could not be reached. Please try again in a few minutes.':
    'No hay conexión con el inicio de sesión de {school}. Inténtelo de nuevo en unos minutos.',
  'You are not signed in': 'No se inició la sesión',
  'Signing in with {school} was not completed. Please try again.':
    'No se completó el inicio de sesión con {school}. Inténtelo de nuevo.',
  'This account is disabled': 'Esta cuenta está desactivada',
  'An administrator can enable it again.': 'Un administrador puede activarla de nuevo.',
  'Other ways to sign in': 'Otras formas de iniciar sesión',

  'Jump to a page or do something': 'Ir a una página o hacer algo',
  'Go to': 'Ir a',
  Do: 'Hacer',
  Matches: 'Resultados',
  'Nothing matches “{text}”.': 'Nada coincide con “{text}”.',
  move: 'mover',
  open: 'abrir',
  'all shortcuts': 'todos los atajos',
  'Name, password, email, privacy': 'Nombre, contraseña, correo, privacidad',
  'Light colors': 'Colores claros',
  'Dark colors': 'Colores oscuros',
  'Keyboard shortcuts': 'Atajos de teclado',
  Anywhere: 'En cualquier página',
  'While you are not typing': 'Mientras no escribe',
  'Single keys': 'Teclas sueltas',
  'Turn them off if speech input or another tool presses keys for you.':
    'Desactívelas si el dictado u otra herramienta pulsa teclas por usted.',
  'Expand or collapse the sidebar': 'Ampliar o reducir la barra lateral',
  'Search on this page': 'Buscar en esta página',
  'Add something on this page': 'Agregar algo en esta página',
  'The next row of a list': 'La fila siguiente de una lista',
  'The previous row': 'La fila anterior',
  'Go to {page}': 'Ir a {page}',
  'This list': 'Esta lista',
  ' then ': ' y luego ',
} as const
