/** Signing up and in, and what sign-in answers. */
export const accounts = {
  'Welcome back': 'Qué gusto verle de nuevo',
  'Sign in to pick up where you left off.': 'Inicie sesión para seguir donde se quedó.',
  'Create your account': 'Cree su cuenta',
  'One calm place for everything between here and a decision.':
    'Un lugar tranquilo para todo, desde ahora hasta la decisión.',
  'Sign In': 'Iniciar sesión',
  'Sign Up': 'Crear cuenta',
  'Sign in, or sign up as a student, to open your invite.':
    'Inicie sesión, o cree una cuenta de estudiante, para abrir su invitación.',
  'Sign up, or sign in if you have an account, to open your invitation.':
    'Cree una cuenta, o inicie sesión si ya la tiene, para abrir su invitación.',
  'Forgot password': 'Contraseña olvidada',
  'New password': 'Contraseña nueva',
  'Keep your email': 'Conservar su correo',
  Confirm: 'Confirmar',
  'Account type': 'Tipo de cuenta',
  Advisor: 'Consejero',
  'Track applications and get guidance': 'Organizar solicitudes y recibir orientación',
  'Guide and mentor students': 'Orientar y acompañar a estudiantes',
  'Full Name': 'Nombre completo',
  Email: 'Correo electrónico',
  Password: 'Contraseña',
  'At least 8 characters.': 'Al menos 8 caracteres.',
  'Student ID (optional)': 'Número de estudiante (opcional)',
  'You can turn this off in Settings.': 'Puede desactivarlo en Ajustes.',
  'From your school. An advisor who types {least} characters of it sees your name, student ID and high school.':
    'De su escuela. Un consejero que escriba {least} caracteres de ese número ve el nombre, el número de estudiante y la escuela secundaria de usted.',
  'It looks like {example}.': 'Se ve así: {example}.',
  'Choose a password.': 'Elija una contraseña.',
  'Failed to create account': 'No se pudo crear la cuenta',
  'Create Account': 'Crear cuenta',
  'What we keep and who sees it is on the <privacy page>.':
    'Lo que guardamos y quién lo ve está en la <página de privacidad>, en inglés.',
  'Back to home': 'Volver al inicio',
  'Know where you stand. <Chart where you’re going.>': 'Sepa dónde está. <Trace su rumbo.>',
  'This server belongs to {school}.': 'Este servidor es de {school}.',
  'Forgot password?': '¿Olvidó su contraseña?',
  'This is a shared computer': 'Esta computadora es compartida',
  'You stay signed in only in this tab. When you close it, nothing of yours stays on this computer.':
    'Su sesión queda abierta solo en esta pestaña. Al cerrarla, nada suyo se queda en esta computadora.',
  'Failed to sign in': 'No se pudo iniciar sesión',
  'Resend verification email': 'Reenviar el correo de verificación',
  'Use a Passkey': 'Usar una clave de acceso',
  'This passkey does not belong to an account here. It may have been removed.':
    'Esta clave de acceso no pertenece a ninguna cuenta de aquí. Puede que se haya quitado.',
  'No passkey was used. Please try again.': 'No se usó ninguna clave de acceso. Inténtelo de nuevo.',
  'Please try again.': 'Inténtelo de nuevo.',
  'Enter your password.': 'Escriba su contraseña.',
  'Show what is typed': 'Mostrar lo que se escribe',
  'Use at least 8 characters.': 'Use al menos 8 caracteres.',
  'This password is easy to guess: it is mostly a common password, a name, a college or a season. Choose another, such as four unrelated words.':
    'Esta contraseña es fácil de adivinar: es casi toda una contraseña común, un nombre, una universidad o una estación del año. Elija otra, por ejemplo cuatro palabras sin relación entre sí.',
  'This account is disabled. An administrator can enable it again.':
    'Esta cuenta está desactivada. Un administrador puede activarla de nuevo.',
  'This is not the code that your app shows now': 'Este no es el código que su aplicación muestra ahora',

  'Check your email': 'Revise su correo',
  'Account created successfully! Please check your email to verify your account.':
    '¡La cuenta se creó! Revise su correo para verificarla.',
  'Resend to {email}': 'Reenviar a {email}',
  'Use another address': 'Usar otra dirección',
  'Email sent': 'Correo enviado',
  'If {email} is waiting to be verified, a new link is on its way.':
    'Si {email} está pendiente de verificación, un enlace nuevo está en camino.',
  'Not sent': 'No se envió',
  'Open this server’s mailbox': 'Abrir el buzón de este servidor',
  'Enter the code from the email': 'Escribir el código del correo',
  Code: 'Código',
  'Enter the six digits.': 'Escriba los seis dígitos.',
  'Enter the code from the email, or open the link in it on this device.':
    'Escriba el código del correo, o abra el enlace del correo en este dispositivo.',
  'The address where you got the email.': 'La dirección donde recibió el correo.',
  'This code is wrong, has been used already, or is older than 15 minutes.':
    'Este código no es correcto, ya se usó o tiene más de 15 minutos.',
  'Back to sign in': 'Volver a iniciar sesión',
  'Confirm your email': 'Confirme su correo electrónico',
  'This confirms that the address is yours and signs you in.':
    'Así confirma que la dirección es suya e inicia sesión.',
  'Confirm email': 'Confirmar el correo',
  'Accept your invitation': 'Acepte su invitación',
  'This confirms your address. Then you can choose a password for your account.':
    'Así confirma su dirección. Después puede elegir una contraseña para su cuenta.',
  'Accept invitation': 'Aceptar la invitación',
  'Reset your password': 'Cambie su contraseña',
  'This signs you in, so that you can choose a new password.':
    'Así inicia sesión y puede elegir una contraseña nueva.',
  Continue: 'Continuar',
  'Sign in': 'Inicie sesión',
  'This signs you in on this device.': 'Así inicia sesión en este dispositivo.',
  'Confirm the new email address': 'Confirme la nueva dirección de correo',
  'Confirm that you want to change the email address of your account.':
    'Confirme que quiere cambiar la dirección de correo de su cuenta.',
  'Confirm change': 'Confirmar el cambio',
  'This link has already been used or has expired.': 'Este enlace ya se usó o ya no es válido.',
  'This address is confirmed': 'Esta dirección está confirmada',
  'Your account uses it a day after the change was asked for, unless the owner of the current address objects. Until then, sign in with the current one.':
    'Su cuenta la usará un día después de que se pidió el cambio, a menos que el dueño de la dirección actual se oponga. Hasta entonces, inicie sesión con la actual.',
  'Go to Bearings': 'Ir a Bearings',
  'One of two addresses confirmed': 'Una de las dos direcciones está confirmada',
  'This address is confirmed. Please open the link in the other email too. Your address changes once both are confirmed.':
    'Esta dirección está confirmada. Abra también el enlace del otro correo. Su dirección cambiará cuando las dos estén confirmadas.',
  'Email confirmed': 'Correo confirmado',
  'Welcome to Bearings.': 'Le damos la bienvenida a Bearings.',
  'Email address changed': 'Dirección de correo cambiada',
  'Use the new one from now on.': 'Use la nueva de ahora en adelante.',

  'Forgot your password?': '¿Olvidó su contraseña?',
  'Enter the email address of your account. We’ll email you a link to choose a new password.':
    'Escriba la dirección de correo de su cuenta. Le enviaremos un enlace para elegir una contraseña nueva.',
  'Failed to send the link': 'No se pudo enviar el enlace',
  'If {email} belongs to an account, the link is on its way. It works for one hour.':
    'Si {email} pertenece a una cuenta, el enlace está en camino. Funciona durante una hora.',
  'Send reset link': 'Enviar el enlace',
  'This link has expired': 'Este enlace ya no es válido',
  'A link to choose a new password works once, within one hour, in the browser that opened it.':
    'Un enlace para elegir una contraseña nueva funciona una vez, durante una hora, en el navegador que lo abrió.',
  'Send a new link': 'Enviar un enlace nuevo',
  'If you have already confirmed your address, just sign in.':
    'Si ya confirmó su dirección, basta con iniciar sesión.',
  'A sign-in link works once, within one hour.':
    'Un enlace para iniciar sesión funciona una vez, durante una hora.',
  'Settings shows whether the address has changed. You can request the change again there.':
    'En Ajustes se ve si la dirección cambió. Allí puede volver a pedir el cambio.',
  'Open settings': 'Abrir Ajustes',
  'Please ask the person who invited you for a new invitation.':
    'Pida una invitación nueva a quien le invitó.',
  'Not sent. Please try again.': 'No se envió. Inténtelo de nuevo.',
  'If {email} has an open request, a new link is on its way.':
    'Si {email} tiene una solicitud pendiente, un enlace nuevo está en camino.',
  'Choose a new password': 'Elija una contraseña nueva',
  'For {email}.': 'Para {email}.',
  'Confirm new password': 'Confirme la contraseña nueva',
  'Type the password again.': 'Escriba la contraseña otra vez.',
  'The two passwords differ.': 'Las dos contraseñas son distintas.',
  'Failed to update the password': 'No se pudo cambiar la contraseña',
  'Save password': 'Guardar la contraseña',
  'Password updated': 'Contraseña cambiada',
  'Sign-ins that had only the old password have ended. Now take the second step.':
    'Las sesiones que solo tenían la contraseña anterior se cerraron. Ahora complete el segundo paso.',
  'All other devices have been signed out.': 'Se cerró la sesión en todos los demás dispositivos.',

  'One more step': 'Un paso más',
  'Use your authenticator app': 'Usar su aplicación de autenticación',
  'Use your passkey': 'Usar su clave de acceso',
  'Use a recovery code': 'Usar un código de recuperación',
  'Use another account': 'Usar otra cuenta',
  'Use the passkey that you added for Bearings.': 'Use la clave de acceso que agregó para Bearings.',
  'Enter the six digits that your authenticator app shows for Bearings now.':
    'Escriba los seis dígitos que su aplicación de autenticación muestra ahora para Bearings.',
  Authenticator: 'Autenticador',
  Verify: 'Verificar',
  'Enter a recovery code.': 'Escriba un código de recuperación.',
  'Enter one of the recovery codes you saved when you turned on two-factor sign-in. Each works once.':
    'Escriba uno de los códigos de recuperación que guardó al activar el inicio de sesión en dos pasos. Cada uno funciona una vez.',
  'Recovery code': 'Código de recuperación',
  'Your email stays': 'Su correo no cambia',
  'Keep your email?': '¿Conservar su correo?',
  'The people who run Bearings have been told.': 'Se avisó a quienes administran Bearings.',
  'Someone asked an administrator to use another address for your account. If that was not you, keep this one.':
    'Alguien pidió a un administrador que usara otra dirección para su cuenta. Si no fue usted, conserve esta.',
  'There is no longer a change to stop. If your email has changed, ask the people who run Bearings for you.':
    'Ya no hay ningún cambio que detener. Si su correo cambió, pregunte a quienes administran su Bearings.',
  'Keep My Email': 'Conservar mi correo',
  'Sign in with {school}': 'Iniciar sesión con {school}',
  'Other ways': 'Otras formas',
  or: 'o',

  'Invalid login credentials': 'El correo o la contraseña no son correctos',
  'Email not confirmed': 'Falta confirmar el correo electrónico',
  'Sign in again to do this': 'Inicie sesión de nuevo para hacer esto',
  'The current password is wrong': 'La contraseña actual no es correcta',
  'Token has expired or is invalid': 'El código ya no es válido o no es correcto',
  'Password is too common or too easy to guess, please choose a different one':
    'La contraseña es demasiado común o fácil de adivinar; elija otra',
  'New password should be different from the old password':
    'La contraseña nueva debe ser distinta de la anterior',
  'A user with this email address has already been registered':
    'Ya hay una cuenta con este correo electrónico',
  'User already registered': 'Esta cuenta ya existe',
  'The verification code is wrong or has expired':
    'El código de verificación no es correcto o ya no es válido',
  'Sign in with your school’s account instead': 'Inicie sesión con la cuenta de su escuela',
  'The challenge is too old or was tried too often, ask for another one':
    'Pasó demasiado tiempo o hubo demasiados intentos; empiece de nuevo',
  'The challenge is too old or was used, ask for another one':
    'Pasó demasiado tiempo o ya se usó; empiece de nuevo',
  'This passkey is in use already': 'Esta clave de acceso ya está en uso',
  'This passkey could not be verified': 'No se pudo verificar esta clave de acceso',
  'Something went wrong on our side': 'Algo salió mal de nuestro lado',
  'This took too long. Try again in a moment': 'Tardó demasiado. Inténtelo de nuevo en un momento',
  'This invitation no longer works. Ask for a new one.': 'Esta invitación ya no funciona. Pida una nueva.',
  'Too many emails to this address': 'Demasiados correos a esta dirección',
  'Too many requests': 'Demasiados intentos',
  'Wait a moment and try again': 'Espere un momento e inténtelo de nuevo',
  'Try again in a minute': 'Inténtelo de nuevo en un minuto',
  'Try again in {minutes} minutes': 'Inténtelo de nuevo en {minutes} minutos',
  'Try again in {hours} hours': 'Inténtelo de nuevo en {hours} horas',
} as const
