export const settings = {
  'settings.title': 'Instellingen',
  'settings.language': 'Taal',
  'settings.language.system': 'Zoals het apparaat ({{language}})',
  'settings.appearance': 'Uiterlijk',
  'settings.theme.system': 'Zoals het apparaat',
  'settings.theme.light': 'Perkament (licht)',
  'settings.theme.dark': 'Nacht (donker)',
  'settings.motion': 'Beweging',
  'settings.motion.system': 'Zoals het apparaat',
  'settings.motion.reduced': 'Minder beweging',
  'settings.motion.full': 'Volledige beweging',
} as const;
