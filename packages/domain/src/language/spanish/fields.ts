/** What is wrong in a field, by the rules of the domain. */
export const fields = {
  'Fill this in.': 'Complete este campo.',
  'Fill this in. Write 0 if there was none.': 'Complete este campo. Escriba 0 si no hubo.',
  'It contains a character that cannot be stored.': 'Contiene un carácter que no se puede guardar.',
  'Keep it to {max} characters or fewer.': 'Use {max} caracteres como máximo.',
  'Write it on one line.': 'Escríbalo en una sola línea.',
  'Enter an email address.': 'Escriba una dirección de correo electrónico.',
  'Enter the full address, such as name@example.org.':
    'Escriba la dirección completa, por ejemplo nombre@example.org.',
  'A whole number from {min} to {max}.': 'Un número entero de {min} a {max}.',
  'Enter a name.': 'Escriba un nombre.',
  'Not specified': 'Sin especificar',
} as const
